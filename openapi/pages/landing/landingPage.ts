import {unverifiedUrl} from '../../../src/config/apiVersions';
import {type Response, type Spec, examplesOf, mainMedia, operationsOf, tagGroupsOf} from '../../model/spec';
import {
  type ClaimAnchor,
  type SectionDraft,
  anchorOf,
  codeBlock,
  describedSections,
  finishedSections,
  jsonBlock,
  markdownBlocks,
  pageAnchors,
  section,
  unverifiedBlocks,
} from '../sections';
import {code, metaDescription} from '../inlineMarkdown';
import {CHANGELOG, type Version, landingId, links, pageUrl, slugOf} from '../version';
import type {ApiBasicsBlock, Block, Markdown, ResourceGroup, VersionPage} from '../page';
import {say, sayCount} from '../formatMessage';
import {meaningOf} from '../../model/statusCodes';
import {baseUrlOf, isOwnApi, keyVariable, serverOf} from '../../model/servers';
import {schemesOf} from '../../model/security';
import {type SecurityScheme, placementOf} from '../../model/securityScheme';
import {dereference} from '../../model/dereference';
import {unverifiedAt} from '../../model/unverified';
import {sectionContext} from '../schema/fieldList';
import {fieldsOfSchema, unverifiedOf} from '../schema/schemaBlocks';

/** An error with its responses by name. Several if the status has several forms. */
type SharedError = readonly [status: string, responses: readonly (readonly [name: string, response: Response])[]];

const COMPONENT = '#/components/responses/';

const nameOf = (response: Response): string | undefined => {
  const {$ref} = response as {readonly $ref?: string};
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : undefined;
};

/** The error responses of `components.responses` by status, in the order of their numbers. A component does not know its status: the operations do. */
function sharedErrors(spec: Spec): SharedError[] {
  const uses = operationsOf(spec)
    .flatMap(({responses = {}}) => Object.entries(responses))
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => ({status, name: nameOf(response)}));
  const statuses = [...new Set(uses.filter(({name}) => name).map(({status}) => status))].sort();
  return statuses.map((status) => {
    const names = new Set(uses.filter((use) => use.status === status).map(({name}) => name));
    const responses = Object.entries(spec.components.responses ?? {}).filter(([name]) => names.has(name));
    return [status, dereference(spec, responses)];
  });
}

const titleOf = (status: string): string => `${status} ${meaningOf(status)}`.trim();

/** One form of an error: words, fields unless an earlier form has the same, and its examples. */
function formBlocks(response: Response, status: string, anchor: string, claim: ClaimAnchor): Block[] {
  const {description = '', content} = response;
  const [, media = {}] = mainMedia(content) ?? [];
  const {schema} = media;
  const unverified = unverifiedAt(response) ?? unverifiedOf(schema);
  const fields = schema === undefined ? [] : fieldsOfSchema(schema, sectionContext(anchor, claim, {isOutput: true}));
  return [
    ...markdownBlocks(description),
    ...unverifiedBlocks(titleOf(status), unverified),
    ...fields,
    ...examplesOf(media).map(({name, value}) =>
      jsonBlock(name === undefined ? titleOf(status) : say('response.namedSample', {status, name}), value),
    ),
  ];
}

const fieldsOf = ({content}: Response): string => JSON.stringify(mainMedia(content)?.[1].schema);

/** One status. The anchors of further forms include their names. */
function errorSection([status, responses]: SharedError, claim: ClaimAnchor): SectionDraft {
  return {
    heading: {text: titleOf(status), anchor: `error-${status}`, level: 3},
    blocks: responses.flatMap(([name, response], index) => {
      const blocks = formBlocks(response, status, anchorOf('response', status, ...(index === 0 ? [] : [name])), claim);
      const isRepeated = responses.slice(0, index).some(([, earlier]) => fieldsOf(earlier) === fieldsOf(response));
      return isRepeated ? blocks.filter(({type}) => type !== 'fields') : blocks;
    }),
  };
}

/** The shared errors. Operation pages link to `#error-<status>`. */
export function errorsSections(spec: Spec): SectionDraft[] {
  const claim = pageAnchors();
  const errors = sharedErrors(spec).map((error) => errorSection(error, claim));
  const text = [say('errors.text'), ...(isOwnApi(spec) ? [say('errors.format', links)] : [])];
  return errors.length === 0 ? [] : [...section('heading.errors', markdownBlocks(text.join(' '))), ...errors];
}

function apiBasics(spec: Spec, {id}: Version): ApiBasicsBlock {
  const file = (label: string, ending: string) => ({label, url: `/openapi/${id}.${ending}`});
  const events = {term: say('heading.events'), files: [file(say('basics.schema'), 'events.schema.json')]};
  return {
    type: 'apiBasics',
    baseUrl: {term: say('basics.url'), value: baseUrlOf(spec)},
    downloads: [
      {term: say('basics.openapi'), files: [file('JSON', 'json'), file('YAML', 'yaml')]},
      {
        term: say('basics.collections'),
        files: [file('Postman', 'postman_collection.json'), file('Bruno', 'bruno.zip')],
      },
      {term: say('basics.types'), files: [file(say('basics.typesFile'), 'd.ts')]},
      ...(spec.webhooks ? [events] : []),
    ],
  };
}

/** How to get and send the credential of a scheme. @param variable in which samples expect it */
function schemeText(scheme: SecurityScheme, variable = ''): Markdown {
  const {type, description = '', flows = {}, openIdConnectUrl: url} = scheme;
  const {place, name, word} = placementOf(scheme);
  const {tokenUrl, authorizationUrl = tokenUrl} = Object.values(flows)[0] ?? {};
  return [
    description.trim(),
    authorizationUrl && say('authentication.oauth', {url: code(authorizationUrl)}),
    type === 'openIdConnect' && url && say('authentication.openId', {url: code(url)}),
    word === undefined
      ? say(`authentication.${place}`, {name: code(name)})
      : say(`authentication.${word}`, {variable: code(variable)}),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How to send a credential. That of this API in three lines, with guides: the security schemes say whether the version accepts API keys. */
function authentication(spec: Spec): Markdown {
  const accepted = operationsOf(spec).flatMap((operation) => schemesOf(spec, operation));
  const schemes = dereference(spec, [...new Set(accepted)]);
  if (!isOwnApi(spec)) {
    const lines = schemes.map((scheme) => `- ${schemeText(scheme, keyVariable(spec))}`);
    return lines.length === 0 ? say('authentication.none') : lines.join('\n');
  }
  const acceptsKeys = schemes.some(({type, scheme}) => type === 'http' && scheme === 'bearer');
  const lines = acceptsKeys
    ? (['authentication.keyOrToken', 'authentication.sendKeyOrToken', 'authentication.scopes'] as const)
    : (['authentication.token', 'authentication.sendToken', 'authentication.refused'] as const);
  return lines.map((line) => `- ${say(line, links)}`).join('\n');
}

/** Returns the current user without a scope or an ID, so it is the best first call. It has this name in both versions. */
const FIRST = 'me-index';

const KEPT = ['id', 'name', 'email'];

/** A response with the few fields that identify the user, in its envelope if it has one. */
const shortened = (example: object): object =>
  Object.fromEntries(
    Object.entries(example).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'data') return [[key, shortened(value as object)]];
      return KEPT.includes(key) ? [[key, value]] : [];
    }),
  );

function firstCall(spec: Spec, version: Version): Block[] {
  const operation = operationsOf(spec).find(({operationId}) => operationId === FIRST);
  if (!operation || !isOwnApi(spec)) return [];
  const url = `${serverOf(spec, operation)}${operation.path}`;
  const example = mainMedia(operation.responses?.['200']?.content)?.[1].example;
  return [
    ...markdownBlocks(say('firstCall.ask', {to: pageUrl(version, FIRST)})),
    codeBlock(say('operations.request'), 'bash', `curl -sS ${url} \\\n  -H "Authorization: Bearer $SALESLOFT_API_KEY"`),
    ...markdownBlocks(say('firstCall.answer')),
    jsonBlock(say('firstCall.response'), shortened(example as object)),
  ];
}

/** Longer first sentences are truncated at a word. */
function sentenceOf(description: string): string {
  const words = metaDescription(description, 240);
  return /^.+?[.!?](?=\s)/.exec(words)?.[0] ?? words;
}

/** The resources of a version under the headings of its description, each with a sentence and its requests for the filter. */
function resourcesSection(spec: Spec, version: Version): SectionDraft[] {
  const operations = operationsOf(spec);
  const groups = tagGroupsOf(spec).map(({name: text, tags}): ResourceGroup => ({
    heading: text === undefined ? undefined : {text, anchor: `resources-${slugOf(text)}`},
    rows: tags.map(({name, description}) => {
      const own = operations.filter((operation) => operation.tags?.includes(name));
      return {
        name,
        url: pageUrl(version, slugOf(name)),
        text: sentenceOf(description),
        count: own.length === 0 ? say('resource.none') : sayCount('resource.operations', own.length),
        requests: own.map(({method, path}) => `${method} ${path}`).join(' '),
      };
    }),
  }));
  return section('heading.resources', groups.length > 0 ? [{type: 'resources', groups}] : []);
}

export function landingPage(spec: Spec, version: Version): VersionPage {
  const {title, description = ''} = spec.info;
  const {baseUrl} = version;
  const versions = [
    ...(isOwnApi(spec) ? [say('versions.text', links)] : []),
    say('versions.changelog', {changelog: pageUrl(version, CHANGELOG)}),
    say('versions.unverified', {to: unverifiedUrl(version)}),
  ];
  return {
    kind: 'landing',
    version: version.id,
    id: landingId(title),
    url: baseUrl,
    title,
    description: metaDescription(description),
    sections: finishedSections([
      ...describedSections(description, [apiBasics(spec, version)]),
      ...section('heading.authentication', [...markdownBlocks(authentication(spec)), ...firstCall(spec, version)]),
      ...section('heading.versions', markdownBlocks(versions.join(' '))),
      ...resourcesSection(spec, version),
      ...errorsSections(spec),
    ]),
  };
}

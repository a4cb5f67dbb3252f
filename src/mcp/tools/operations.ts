import {z} from 'zod';
import type {BodyProblem} from '../../../openapi/model/validateBody';
import {METHODS, type Spec, mainMedia} from '../../../openapi/model/spec';
import {pageUrl} from '../../../openapi/pages/version';
import {API_SERVER} from '../../config/apiServer';
import {siteUrl} from '../../config/siteUrl';
import {apiVersions, versionAt} from '../../config/apiVersions';
import type {LanguageId} from '../../features/samples/core/languages';
import {queryOf, sampleRequest} from '../../features/samples/core/sampleRequest';
import {writeSample} from '../../features/samples/core/writeSample';
import {readBody} from '../../features/sandbox/core/readBody';
import {bodyProblems, messageOf} from '../../features/sandbox/core/validateRequest';
import {type Route, Router} from '../../features/sandbox/core/router';
import {LONGEST_URL, samePath} from '../../features/sandbox/core/sandbox';
import {bodyFields, checkValues, unknownFields} from '../../features/try-it/core/checkForm';
import type {LoadedOperation} from '../../features/try-it/core/operation';
import {addressOf} from '../address';
import {languageOf} from '../languageTabs';
import {nearText} from '../nearNames';
import {introductionOf, sectionsOf} from '../sections';
import {type Site, versionOf} from '../site';
import {
  BadArgument,
  jsonBody,
  oneOrMore,
  partReply,
  plusHint,
  query,
  reply,
  severalReply,
  tool,
  version,
} from '../tool';
import {readMarkdownPage} from './pages';

const HOW = 'ID or page, as in people-index, or method and path or URL, as in GET /v2/people?name=x';

type Entry = readonly [name: string, value: string];

interface Asked {
  readonly loaded: LoadedOperation;
  readonly given: readonly Entry[];
}

function routesAt(description: Spec, pathname: string): ReadonlyMap<string, Route> {
  const router = new Router([description]);
  const path = samePath(pathname.replace(/\/$/, '')) ?? '';
  const routes = METHODS.map((method) => [method.toUpperCase(), router.find(method.toUpperCase(), path)] as const);
  return new Map(routes.flatMap(([method, route]) => (route ? [[method, route]] : [])));
}

/** The version and ID in the URL or path of a page of the reference. Undefined for another text. @throws BadArgument for another site */
function namedPage(named: string): {readonly label: string; readonly id: string} | undefined {
  if (!/(?:^|\/)docs\/api\//.test(named)) return undefined;
  const {page} = addressOf(named);
  const {label, baseUrl} = versionAt(page) ?? apiVersions[0];
  return {label, id: page.slice(baseUrl.length, -1)};
}

/** The operation that an argument names. A path is of one version, so it needs no label. @throws BadArgument if there is none */
async function loadOperation(site: Site, wanted: string | undefined, text: string): Promise<Asked> {
  const {label, id: named} = namedPage(text) ?? {label: wanted, id: text};
  const [, method = '', address = '/'] = /^([a-z]*) *((?:https?:\/)?\/.*)$/i.exec(named) ?? [];
  const url = new URL(URL.canParse(address, API_SERVER) ? address : '/', API_SERVER);
  const {pathname, searchParams} = url;
  if (url.origin !== API_SERVER || url.username !== '')
    throw new BadArgument(`${url.origin} is not the API. Send requests to ${API_SERVER}, without a user in the URL.`);
  const methods: string[] = [];
  for (const api of pathname === '/' || label !== undefined ? [versionOf(label)] : apiVersions) {
    const routes = routesAt(await site.description(api), pathname);
    const {operation: described, values = {}} = routes.get(method.toUpperCase()) ?? {};
    const loaded = await site.operation(api, described?.operationId ?? named);
    // A value can be a placeholder, as in {id} or :id.
    const given = Object.entries(values).filter(([, text]) => !/^[{:]/.test(text));
    if (loaded) return {loaded, given: [...given, ...searchParams]};
    methods.push(...routes.keys());
  }
  const put = method.toUpperCase() === 'PATCH' && methods.includes('PUT') ? ' Updates are PUT.' : '';
  const fix =
    methods.length > 0
      ? `Its path has ${methods.join(', ')}: begin with one of them.${put}`
      : "Find its ID with search: it is the last part of the URL. Don't guess paths.";
  throw new BadArgument(`API ${versionOf(label).label} has no operation "${named}". ${fix}`);
}

const urlOf = ({version: id, operation: {operationId}}: LoadedOperation): string =>
  siteUrl + pageUrl(apiVersions.find((version) => version.id === id) ?? apiVersions[0], operationId);

async function operationText(site: Site, {loaded}: Asked, language: LanguageId): Promise<string> {
  const url = urlOf(loaded);
  const markdown = await readMarkdownPage(site, url);
  const errors = sectionsOf(markdown).find(({title}) => title === 'Errors');
  const sample = await writeSample(language, sampleRequest(loaded.operation, loaded.server));
  const {required = []} = mainMedia(loaded.operation.requestBody?.content)?.[1].schema ?? {};
  const names = [
    ...loaded.fields.map(({name, required: isRequired}) => (isRequired ? `${name} (required)` : name)),
    ...bodyFields(loaded).map((name) => `${name} (body${required.includes(name) ? ', required' : ''})`),
  ];
  // Errors with a body of their own are among the responses of the page.
  const others = Object.keys(loaded.operation.responses ?? {}).filter(
    (status) => /^[45]/.test(status) && !errors?.text.includes(status),
  );
  const text = [
    introductionOf(markdown),
    `Page: ${url}`,
    `Fields of the request: ${names.length > 0 ? names.join(', ') : 'none'}`,
    `## Sample\n\n\`\`\`${language}\n${sample}\n\`\`\``,
    errors?.text,
    others.length > 0 && `Also returns ${others.join(', ')}, described in the section Responses of the page.`,
  ];
  return text.filter(Boolean).join('\n\n');
}

const getOperation = tool(
  'get_operation',
  {
    title: 'Describe an operation',
    description:
      'Returns what an operation (or each of up to five) does, its scopes, cost, parameters or body by name, errors, and a sample in a language. Fields of a response are on its page.',
    input: z.object({
      operation: oneOrMore(query).describe(HOW),
      version,
      language: z.string().max(20).default('curl'),
    }),
  },
  async ({operation: named, version: label, language}, site) => {
    const {id} = languageOf(language);
    if (typeof named !== 'string')
      return severalReply(named, async (one) => operationText(site, await loadOperation(site, label, one), id));
    const asked = await loadOperation(site, label, named);
    return partReply(await operationText(site, asked, id), 1, `The page has the rest: ${urlOf(asked.loaded)}`);
  },
);

const problemText = (problem: BodyProblem): string => {
  const [field, words] = messageOf(problem);
  return `${field === '' || problem.keyword === 'alternatives' ? 'The body' : `\`${field}\``} ${words}.`;
};

/** The values by the IDs of fields, and the names that the operation doesn't have. */
function valuesOf({fields}: LoadedOperation, given: readonly Entry[]) {
  const bare = (name: string): string => name.replace(/\[\]$/, '');
  const unknown = new Set<string>();
  const values: Record<string, string[]> = {};
  for (const [name, text] of given) {
    const [, outer = '', inner = ''] = /^([^[]+)\[(.+)\]$/.exec(name) ?? [];
    const field = fields.find((one) => bare(one.name) === (one.shape === 'pairs' && inner ? outer : bare(name)));
    if (field) (values[field.id] ??= []).push(field.shape === 'pairs' ? `${inner}=${text}` : text);
    else unknown.add(name);
  }
  return {unknown, values};
}

/** A body, also sent as its text. @throws BadArgument if it's no JSON, or larger than the sandbox accepts */
async function bodyOf(sent: unknown): Promise<unknown> {
  if (sent === undefined) return undefined;
  const body = readBody(typeof sent === 'string' ? sent : JSON.stringify(sent), undefined);
  if (!(body instanceof Response)) return body;
  const {error} = (await body.json()) as {readonly error: string};
  throw new BadArgument(
    `${error.replace('Sandbox: ', '')}.${typeof sent === 'string' ? ' Pass body as an object.' : ''}`,
  );
}

/** @throws BadArgument if the URL is longer than the sandbox accepts */
function parametersOf(sent: Readonly<Record<string, unknown>>): URLSearchParams {
  const parameters = queryOf(sent);
  if (parameters.toString().length <= LONGEST_URL) return parameters;
  throw new BadArgument(`parameters has more than ${String(LONGEST_URL)} characters. Send less at once.`);
}

/** Most problems of a kind in a response. The next call shows others. */
const MOST = 20;

/** @returns a line for each of the first items, and how many others there are */
const linesFor = <Item>(items: readonly Item[], line: (item: Item) => string): string[] => [
  ...items.slice(0, MOST).map((item) => `- ${line(item)}`),
  ...(items.length > MOST ? [`- And ${String(items.length - MOST)} more like this.`] : []),
];

function problemsOf({loaded, given}: Asked, body: unknown): string[] {
  const {unknown, values} = valuesOf(loaded, given);
  const fields = bodyFields(loaded);
  const parameters = loaded.fields.map(({name}) => name);
  const wrong = loaded.hasBody ? bodyProblems(loaded.operation, body) : [];
  const repeated = loaded.fields.filter(({id, shape}) => shape === 'one' && (values[id]?.length ?? 0) > 1);
  return [
    ...linesFor(repeated, ({name}) => `\`${name}\` has several values. Send one.`),
    ...linesFor(
      [...unknown],
      (name) =>
        `\`${name}\` is not a parameter. ${fields.includes(name) ? 'Send it in the body.' : `The API ignores it silently.${nearText(name, parameters)}`}`,
    ),
    ...linesFor([...checkValues(loaded.fields, values)], ([id, problem]) =>
      `${problemText({...problem, path: id.replace(/^\w+:/, '')})} ${plusHint(values[id] ?? [])}`.trim(),
    ),
    ...(body !== undefined && !loaded.hasBody ? ['- The operation has no body. Send parameters instead.'] : []),
    ...(body === undefined && wrong.length > 0 ? ['- The body is missing.'] : linesFor(wrong, problemText)),
    ...linesFor(
      unknownFields(loaded, body),
      (name) => `\`${name}\` is not a field of the body.${nearText(name, fields)} Its fields: ${fields.join(', ')}`,
    ),
  ];
}

const validateRequest = tool(
  'validate_request',
  {
    title: 'Check a request',
    description:
      'Checks the parameters and the body of a request against the description, and returns what is wrong. Nothing is sent.',
    input: z.object({
      operation: query.describe('As in get_operation'),
      version,
      parameters: z.looseObject({}).default({}).describe('Path and query parameters by name'),
      body: jsonBody,
    }),
  },
  async ({operation: named, version: label, parameters, body}, site) => {
    const {loaded, given} = await loadOperation(site, label, named);
    const sent = [...given, ...parametersOf(parameters)];
    const problems = problemsOf({loaded, given: sent}, await bodyOf(body));
    const url = urlOf(loaded);
    if (problems.length === 0)
      return reply(`The request follows the description of ${loaded.operation.operationId}: ${url}`);
    return partReply(`${problems.join('\n')}\n\nSee ${url}`, 1, 'Correct these first.');
  },
);

export const operationTools = [getOperation, validateRequest];

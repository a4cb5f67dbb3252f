import {z} from 'zod';
import {mainMedia} from '../../../openapi/model/media';
import type {Problem} from '../../../openapi/model/schemaErrors';
import {type Schema, operationsOf} from '../../../openapi/model/spec';
import {pageUrl} from '../../../openapi/pages/version';
import type {ApiVersion} from '../../config/apiVersions';
import {siteUrl} from '../../config/siteUrl';
import {LANGUAGES} from '../../features/samples/core/languages';
import type {JsonValue} from '../../features/samples/core/jsonText';
import {sampleRequest} from '../../features/samples/core/sampleRequest';
import {writeSample} from '../../features/samples/core/writeSample';
import {checkBody} from '../../features/try-it/core/checkBody';
import {checkValues} from '../../features/try-it/core/checkValues';
import type {LoadedOperation} from '../../features/try-it/core/operation';
import {introductionOf, sectionsOf} from '../markdown';
import {BadArgument, partReply, reply} from '../reply';
import {type Site, versionOf} from '../site';
import {type Tool, entriesOf, query, textsOf, tool, version} from '../tool';
import {readMarkdownPage} from './pages';

const operation = query.describe('ID, as in people-index, or method and path, as in GET /v2/people/{id}');

/** The ID that an argument means: itself, or that of the operation with this method and path. */
async function idOf(site: Site, api: ApiVersion, named: string): Promise<string> {
  const [, method = '', path = ''] = /^([a-z]+) +(?:https?:\/\/[^/]+)?(\/[^?]*)/i.exec(named) ?? [];
  if (path === '') return named;
  const shape = (text: string): string => text.replaceAll(/\{[^}]*\}|(?<=\/)\d+/g, '{}').replace(/(\.json)?\/?$/, '');
  const found = operationsOf(await site.description(api)).find(
    (one) => one.method === method.toLowerCase() && shape(one.path) === shape(path),
  );
  return found?.operationId ?? named;
}

/** @throws BadArgument if the version has no such operation */
async function loadOperation(site: Site, label: string | undefined, named: string): Promise<LoadedOperation> {
  const api = versionOf(label);
  const loaded = await site.operation(api, await idOf(site, api, named));
  if (loaded) return loaded;
  throw new BadArgument(
    `API ${api.label} has no operation "${named}". Find its ID with search: it is the last part of the URL. Don't guess paths.`,
  );
}

const urlOf = ({version: id, operation: {operationId}}: LoadedOperation): string =>
  siteUrl + pageUrl(versionOf(id === 'v1' ? '1.0' : '2.0'), operationId);

/** The fields of the body by name. Empty if it can have others, or has several shapes. */
function bodyFields({operation: {requestBody}}: LoadedOperation): NonNullable<Schema['properties']> {
  const {properties = {}, additionalProperties} = mainMedia(requestBody?.content)?.[1].schema ?? {};
  return additionalProperties ? {} : properties;
}

const getOperation: Tool = tool(
  'get_operation',
  {
    title: 'Describe an operation',
    description:
      'Returns what an operation does, its scopes and cost, its parameters or body by name, its errors, and a sample in a language. For all fields of a response, read its page with get_page.',
    input: z.object({
      operation,
      version,
      language: z.enum(LANGUAGES.map(({id}) => id)).default('curl'),
    }),
  },
  async ({operation: named, version: label, language}, site) => {
    const loaded = await loadOperation(site, label, named);
    const url = urlOf(loaded);
    const markdown = await readMarkdownPage(site, url);
    const errors = sectionsOf(markdown).find(({title}) => title === 'Errors');
    const sample = await writeSample(language, sampleRequest(loaded.operation, loaded.server));
    const {required = []} = mainMedia(loaded.operation.requestBody?.content)?.[1].schema ?? {};
    const names = [
      ...loaded.fields.map(({name, required: isRequired}) => (isRequired ? `${name} (required)` : name)),
      ...Object.keys(bodyFields(loaded)).map((name) => `${name} (body${required.includes(name) ? ', required' : ''})`),
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
    return partReply(text.filter(Boolean).join('\n\n'), 1, `The page has the rest: ${url}`);
  },
);

const problemText = (name: string, {keyword, limit, detail}: Problem): string => {
  if (keyword === 'required' && limit === undefined) return `- \`${name}\` is required.`;
  if (keyword === 'enum') return `- \`${name}\` must be one of: ${limit ?? ''}`;
  if (keyword === 'alternatives') return `- The body requires ${limit ?? ''}.`;
  return `- \`${name || 'body'}\`: ${detail || `${keyword} ${limit ?? ''}`}`;
};

/** The values by the IDs of fields, and the names that the operation doesn't have. */
function valuesOf({fields}: LoadedOperation, given: Readonly<Record<string, unknown>>) {
  const entries = entriesOf(given);
  const bare = (name: string): string => name.replace(/\[\]$/, '');
  const idsOf = (name: string): string[] => fields.filter((field) => bare(field.name) === bare(name)).map(({id}) => id);
  return {
    unknown: entries.map(([name]) => name).filter((name) => idsOf(name).length === 0),
    values: Object.fromEntries(entries.flatMap(([name, value]) => idsOf(name).map((id) => [id, textsOf(value)]))),
  };
}

function problemsOf(loaded: LoadedOperation, given: Readonly<Record<string, unknown>>, body: unknown): string[] {
  const {unknown, values} = valuesOf(loaded, given);
  const {hasBody, bodySchema, operation: described} = loaded;
  const needsBody = described.requestBody?.required === true || bodySchema?.['x-requires-one-of'] !== undefined;
  const fields = Object.keys(bodyFields(loaded));
  const names = body !== null && typeof body === 'object' && !Array.isArray(body) ? Object.keys(body) : [];
  return [
    ...unknown.map((name) => `- \`${name}\` is not a parameter. The API ignores it silently.`),
    ...[...checkValues(loaded.fields, values)].map(([id, problem]) => problemText(id.replace(/^\w+:/, ''), problem)),
    ...(body === undefined && needsBody ? ['- The body is missing.'] : []),
    ...(body !== undefined && !hasBody ? ['- The operation has no body. Send parameters instead.'] : []),
    ...(body !== undefined && bodySchema ? checkBody(bodySchema, body as JsonValue) : []).map((problem) =>
      problemText(problem.path, problem),
    ),
    ...names
      .filter((name) => fields.length > 0 && !fields.includes(name))
      .map((name) => `- \`${name}\` is not a field of the body. Its fields: ${fields.join(', ')}`),
  ];
}

const validateRequest: Tool = tool(
  'validate_request',
  {
    title: 'Check a request',
    description:
      'Checks the parameters and the body of a request against the description, and returns what is wrong. Nothing is sent.',
    input: z.object({
      operation,
      version,
      parameters: z.record(z.string(), z.unknown()).default({}).describe('Path and query parameters by name'),
      body: z.unknown().optional().describe('The JSON body'),
    }),
  },
  async ({operation: named, version: label, parameters, body}, site) => {
    const loaded = await loadOperation(site, label, named);
    const problems = problemsOf(loaded, parameters, body);
    const url = urlOf(loaded);
    if (problems.length === 0) return reply(`The request follows the description of ${named}: ${url}`);
    return partReply(`${problems.join('\n')}\n\nSee ${url}`, 1, 'Correct these first.');
  },
);

export const operationTools: readonly Tool[] = [getOperation, validateRequest];

import {highlight} from '../code-blocks/highlight';
import {curlSample} from './curlSample';
import {attributes, frontMatter, mdxText, metaDescription} from './mdx';
import {anchorOf, fieldMdx, propertiesMdx, unverifiedOf} from './schemaFields';
import type {MediaType, Parameter, PlacedOperation, Response} from './spec';

const LOCATIONS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
] as const;

const jsonOf = (content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined =>
  content?.['application/json'] ?? Object.values(content ?? {})[0];

const parameterMdx = (parameter: Parameter): string =>
  fieldMdx({
    name: parameter.name,
    anchor: anchorOf(parameter.in, parameter.name),
    schema: parameter.schema ?? {},
    description: parameter.description,
    required: parameter.required,
    deprecated: parameter.deprecated,
    specialValues: parameter['x-special-values'],
    inBrackets: parameter.style === 'deepObject',
    needsScope: parameter['x-needs-scope'],
    unverified: parameter['x-unverified'],
  });

function parametersMdx(operation: PlacedOperation): string[] {
  return LOCATIONS.flatMap(([place, title]) => {
    const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    return fields.length > 0 ? [`## ${title}`, `<Fields>\n\n${fields.map(parameterMdx).join('\n')}\n</Fields>`] : [];
  });
}

const marked = (what: string | undefined): string[] => (what ? [`<Unverified${attributes({what})} />`] : []);

function bodyMdx({requestBody}: PlacedOperation): string[] {
  const schema = jsonOf(requestBody?.content)?.schema;
  if (!requestBody || !schema) return [];
  return [
    '## Request body',
    mdxText(`${requestBody.description ?? ''} JSON${requestBody.required ? ', required' : ''}.`),
    ...marked(requestBody['x-unverified'] ?? unverifiedOf(schema)),
    `<Fields>\n\n${propertiesMdx(schema, 'body-')}\n</Fields>`,
  ];
}

function responseMdx([status, response]: [string, Response]): string {
  const schema = jsonOf(response.content)?.schema;
  const fields = schema ? propertiesMdx(schema, `response-${status}-`) : '';
  const headers = Object.entries(response.headers ?? {}).map(([name, {description, schema: type}]) =>
    fieldMdx({name, anchor: anchorOf('response', status, 'header', name), schema: type ?? {}, description}),
  );
  const success = status.startsWith('2');
  const sections = [
    mdxText(response.description ?? ''),
    ...(fields ? [`<Fields>\n\n${fields}\n</Fields>`] : []),
    ...(success && headers.length > 0 ? [`<Fields title="Headers">\n\n${headers.join('\n')}\n</Fields>`] : []),
  ];
  const props = attributes({status, open: success, unverified: response['x-unverified'] ?? unverifiedOf(schema)});
  return `<Response${props}>\n\n${sections.join('\n\n')}\n\n</Response>`;
}

function samplesMdx(operation: PlacedOperation, server: string): string {
  const request = jsonOf(operation.requestBody?.content);
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const answer = jsonOf(success?.[1].content)?.example;
  const body = request?.example ?? request?.schema?.examples?.[0];
  const block = (title: string, language: string, code: string): string =>
    `<CodeBlock${attributes({title, language, html: highlight(code, language)})} />`;
  return [
    block('Request', 'bash', curlSample(operation, server, body)),
    ...(success && answer !== undefined
      ? [block(`Response ${success[0]}`, 'json', JSON.stringify(answer, null, 2))]
      : []),
  ].join('\n\n');
}

/** Whether a write may be sent again (RFC 9110, 9.2.2): PUT and DELETE may, others only where the spec says so. */
function repeatability({method, 'x-idempotent': idempotent}: PlacedOperation): 'safe' | 'unsafe' | undefined {
  if (method === 'get') return undefined;
  return (idempotent ?? (method === 'put' || method === 'delete')) ? 'safe' : 'unsafe';
}

/** The page of one operation: words as Markdown, so that links are checked; fields and samples as components. */
export function operationPage(id: string, operation: PlacedOperation, server: string): string {
  const {method, path} = operation;
  const essentials = attributes({
    scopes: operation['x-scopes'],
    cost: operation['x-rate-limit-cost'],
    paging: operation['x-paging'],
    async: operation['x-async'],
    adminOnly: operation['x-admin-only'],
    repeat: repeatability(operation),
    events: operation['x-webhook-events'],
    unverified: operation['x-unverified'],
  });
  const description = operation.description ?? '';
  return [
    frontMatter({
      id,
      title: operation.summary,
      description: metaDescription(description),
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    `<Operation${attributes({method, path, server, deprecated: operation.deprecated})}>`,
    '<OperationText>',
    mdxText(description),
    `<Essentials${essentials} />`,
    ...parametersMdx(operation),
    ...bodyMdx(operation),
    '## Responses',
    ...Object.entries(operation.responses ?? {}).map(responseMdx),
    '</OperationText>',
    '<OperationSamples>',
    samplesMdx(operation, server),
    '</OperationSamples>',
    '</Operation>',
    '',
  ].join('\n\n');
}

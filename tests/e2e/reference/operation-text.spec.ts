import {type APIRequestContext} from '@playwright/test';
import {textOf} from '../../fixtures/html';
import {expect, test} from '../../fixtures/test';

interface Reference {
  readonly $ref?: string;
}

interface Parameter extends Reference {
  readonly name: string;
  readonly in: string;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-scopes'?: readonly {readonly scope: string}[];
}

type Document = Readonly<Record<string, unknown>>;

const follow = <T extends Reference>(document: Document, node: T): T =>
  node.$ref
    ? (node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((part, key) => (part as Document)[key.replaceAll('~1', '/')], document) as T)
    : node;

async function published(request: APIRequestContext, version: string): Promise<Document> {
  return (await (await request.get(`/openapi/${version}.json`)).json()) as Document;
}

/** Ids in a page's HTML, with or without quotes as the minifier left them. */
const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** What the HTML of an operation's page lacks of its description. */
function missingFrom(html: string, {method, path, operation}: Placed, document: Document): string[] {
  const text = textOf(html);
  const ids = idsOf(html);
  const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
  const words = [
    method.toUpperCase(),
    path,
    operation.summary,
    ...(operation['x-scopes'] ?? []).map(({scope}) => scope),
    ...parameters.map(({name}) => name.replace('[]', '')),
  ];
  const anchors = [
    ...parameters.map((parameter) => `${parameter.in}-${parameter.name.replace(/\[\]$/, '')}`.toLowerCase()),
    ...Object.keys(operation.responses ?? {}).map((status) => `response-${status}`),
  ];
  return [
    ...words.filter((word) => !text.includes(word)),
    ...anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `#${anchor}`),
    ...(html.match(/<code data-sample=/g)?.length === 18 ? [] : ['samples in 18 languages']),
    ...(html.includes('npm run build writes') ? ['written samples'] : []),
  ];
}

for (const [version, base] of [
  ['v2', '/docs/api/'],
  ['v1', '/docs/api/1.0/'],
] as const) {
  test(`@api-01 @site-09 the HTML of every operation of ${version} has the content of its description`, async ({
    request,
  }) => {
    const document = await published(request, version);
    const faults: string[] = [];
    let operations = 0;
    for (const [path, item] of Object.entries(document.paths as Readonly<Record<string, Document>>)) {
      for (const [method, entry] of Object.entries(item).filter(([, value]) =>
        Object.hasOwn(value as object, 'operationId'),
      )) {
        const operation = entry as Operation;
        const html = await (await request.get(`${base}${operation.operationId}/`)).text();
        const missing = missingFrom(html, {method, path, operation}, document);
        if (missing.length > 0) faults.push(`${operation.operationId}: ${missing.join(', ')}`);
        operations += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(operations).toBe(version === 'v2' ? 192 : 15);
  });
}

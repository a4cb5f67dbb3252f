import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {operationsOf} from '../../../openapi/model/spec';
import {readPublished} from '../../../openapi/tools/published';
import {apiVersions} from '../../../src/config/apiVersions';

const spec = readPublished(apiVersions[0]);
const operations = operationsOf(spec);
const guide = (name: string): string => readFileSync(`docs/platform/api-basics/${name}.mdx`, 'utf8');

/** The cells of each row of the tables in a section. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | ')).filter(([first]) => first !== '---');

const scopesOf = ({'x-scopes': uses = []}: (typeof operations)[number]): string[] => uses.map(({scope}) => scope);

test('@words-03 the scope matrix lists the operations of each scope as the description does', () => {
  const [section = ''] = guide('scope-matrix').split('{#by-operation}');
  const listed = rowsOf(section)
    .slice(1)
    .flatMap(([scope = '', links = '']) =>
      [...links.matchAll(/\]\(\/docs\/api\/([^/]+)\/\)/g)].map(([, id = '']) => `${scope.replaceAll('`', '')} ${id}`),
    );
  const described = operations.flatMap((operation) => {
    const scopes = scopesOf(operation);
    return (scopes.length > 0 ? scopes : ['None']).map((scope) => `${scope} ${operation.operationId}`);
  });
  expect(listed.sort()).toEqual(described.sort());
});

test('@words-03 the scope matrix lists the scopes of each operation as the description does', () => {
  const [, section = ''] = guide('scope-matrix').split('{#by-operation}');
  const listed = rowsOf(section)
    .slice(1)
    .map(([operation, scopes]) => `${operation ?? ''} ${scopes ?? ''}`.replaceAll('`', ''));
  const described = operations.map(
    (one) => `${one.method.toUpperCase()} ${one.path} ${scopesOf(one).join(', ') || 'None'}`,
  );
  expect(listed.sort()).toEqual(described.sort());
});

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('@words-03 the error catalog has each message of the examples', () => {
  const catalog = guide('errors');
  const messages = operations.flatMap(({responses = {}}) =>
    Object.entries(responses)
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([, response]) => {
        const name = '$ref' in response ? String(response.$ref).split('/').at(-1) : undefined;
        const {content} = name === undefined ? response : (spec.components.responses?.[name] ?? {});
        const {example, examples = {}} = content?.['application/json'] ?? {};
        return [example, ...Object.values(examples).map((one) => ('value' in one ? one.value : undefined))];
      }),
  );
  const texts = [...new Set(messages.flatMap(textsIn))].map((text) => text.replaceAll(/\b\d+\b/g, '…'));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => !catalog.includes(text))).toEqual([]);
});

test('@words-03 the limits are those of the description', () => {
  const limits = guide('limits');
  const descriptions = new Map(operations.map(({operationId, description = ''}) => [operationId, description]));
  expect(descriptions.get('bulk-jobs-job-data-create')).toContain('5,000 rows');
  expect(limits).toContain('| 5,000, in any number of uploads |');
  const {parameters = []} = operations.find(({operationId}) => operationId === 'users-index') ?? {};
  const perPage = parameters.find((parameter) => 'name' in parameter && parameter.name === 'per_page');
  expect(perPage).toMatchObject({schema: {default: 25, maximum: 100}});
  expect(limits).toContain('| 25, at most 100 |');
});

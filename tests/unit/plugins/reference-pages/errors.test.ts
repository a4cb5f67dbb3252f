import {describe, expect, test} from 'vitest';
import {type OperationContext, operationPage} from '../../../../plugins/reference-pages/operationPage';
import type {PlacedOperation, Response, Schema} from '../../../../openapi/model/spec';

const json = (schema: Schema) => ({'application/json': {schema}});
const bare: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};

describe('The errors of an operation', () => {
  const shared: OperationContext = {
    server: 'https://api.example.com',
    version: 'v1',
    errors: {page: '/docs/api/1.0/', shared: new Set(['403', '429'])},
  };
  const pageOf = (responses: Readonly<Record<string, Response>>, extensions: Partial<PlacedOperation> = {}): string =>
    operationPage('a', {...bare, ...extensions, responses}, shared);
  const forbidden: Response = {
    description: 'See `e.g. this` v2.0 here. It says more.',
    content: json({properties: {error: {}}}),
  };

  test('lists them with a link, their first sentence and no fields', () => {
    const page = pageOf({200: {description: 'Fine.'}, 403: {...forbidden, 'x-unverified': 'a guess'}});
    expect(page).toContain(
      '## Errors\n\n<Errors>\n\n' +
        '<ErrorRow status={"403"} anchor={"response-403"} to={"/docs/api/1.0/#error-403"} unverified>\n\n' +
        'See `e.g. this` v2.0 here.\n\n</ErrorRow>\n\n</Errors>',
    );
    expect(page).not.toContain('response-403-error');
  });

  test('tells an error of its own in full among the answers', () => {
    const page = pageOf({200: {}, 404: {description: 'Own. Words.', content: json({properties: {why: {}}})}});
    expect(page).toContain('<Response status={"404"} anchor={"response-404"}>\n\nOwn. Words.\n\n<Fields>');
    expect(page).not.toContain('## Errors');
  });

  test('names the scopes and the role that a refusal is about', () => {
    const rights = {'x-scopes': [{scope: 'people:write', inferred: true}], 'x-admin-only': true};
    expect(pageOf({403: forbidden}, rights)).toContain('here. Scope: `people:write`. Role: team admin.\n');
  });

  test.each<[string, Record<string, object>, string]>([
    ['for how long to wait', {'retry-after': {}}, 'Slow. `retry-after` says how long to wait.\n'],
    ['that nothing says how long to wait', {}, 'Slow. No `Retry-After` header is documented.\n'],
    ['what counts the points', {'Retry-After': {}, 'X-Remaining': {}}, 'wait. `X-Remaining` counts down.\n'],
  ])('tells of too many requests %s', (_, headers, expected) => {
    expect(pageOf({429: {description: 'Slow.', headers}})).toContain(expected);
  });

  test('says so when no other answer is documented', () => {
    expect(pageOf({403: forbidden})).toContain('\n\nNo answer to a successful request is documented.\n\n');
  });
});

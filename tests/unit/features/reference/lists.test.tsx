import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {ApiBasics} from '../../../../src/features/reference/ApiBasics';
import {OperationTable} from '../../../../src/features/reference/OperationTable';
import {Resources} from '../../../../src/features/reference/Resources';

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('Resources', () => {
  const people = {name: 'People', url: '/docs/api/people/', text: 'Whom a team sells to.', operations: 5};
  const me = {name: 'Me', url: '/docs/api/me/', text: '', operations: 1};
  const html = renderToStaticMarkup(
    <Resources
      type="resources"
      groups={[
        {
          heading: {text: 'People and accounts', anchor: 'resources-people-and-accounts'},
          rows: [{...people, count: '5 operations', requests: 'get /v2/people'}],
        },
        {rows: [{...me, count: '1 operation', requests: 'get /v2/me'}]},
      ]}
    />,
  );

  test('shows each resource with its text and the number of its operations', () => {
    const items = [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => words(item));
    expect(items).toEqual(['People Whom a team sells to. 5 operations', 'Me 1 operation']);
    expect(html).toContain('<a href="/docs/api/people/"');
  });

  test('@work-06 shows the headings, each with an anchor', () => {
    expect(html).toMatch(/<h3[^>]*id="resources-people-and-accounts"[^>]*>People and accounts/);
    expect(html.match(/<h3/g)).toHaveLength(1);
  });

  test('gives the filter the requests to search', () => {
    expect(html.match(/data-filter-text="[^"]*"/g)).toEqual([
      'data-filter-text="get /v2/people"',
      'data-filter-text="get /v2/me"',
    ]);
  });

  test('shows neither the box nor the words of an empty list before there is script', () => {
    expect(html).toMatch(/<div[^>]*role="search"[^>]*hidden=""/);
    expect(html).toMatch(/<p data-filter-empty="true" hidden="">No matching resources\./);
  });

  test('has a box with a name, and a live region that says how many are shown', () => {
    const [, target] = /<label[^>]*for="([^"]*)"[^>]*>Filter resources/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]*id="${String(target)}"[^>]*type="search"`));
    expect(html).toMatch(/role="status" data-filter-status="\{shown\} of 2 resources"/);
  });
});

describe('OperationTable', () => {
  const list = {method: 'get', path: '/v2/people', summary: 'List people', url: '/docs/api/people-index/'};
  const old = {method: 'delete', path: '/v2/old', summary: 'Remove', url: '/docs/api/old-destroy/'};
  const html = renderToStaticMarkup(
    <OperationTable
      type="operations"
      columns={{operation: 'Operation', request: 'Request'}}
      rows={[list, {...old, deprecated: 'Deprecated'}]}
    />,
  );

  test('shows title, method and path of each operation, and which is deprecated', () => {
    const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => words(row));
    expect(rows).toEqual(['Operation Request', 'List people GET /v2/people', 'Remove Deprecated DELETE /v2/old']);
  });

  test('shows scopes and costs if some are known', () => {
    const columns = {operation: 'Operation', request: 'Request', scope: 'Scope', cost: 'Cost'};
    const rows = [{...list, scopes: ['people:read', 'a:b'], cost: '1 point'}, old];
    const table = renderToStaticMarkup(<OperationTable type="operations" columns={columns} rows={rows} />);
    expect([...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => words(row))).toEqual([
      'Operation Request Scope Cost',
      'List people GET /v2/people people:read a:b 1 point',
      'Remove DELETE /v2/old',
    ]);
  });

  test('links the title alone', () => {
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, to, text]) => [to, text])).toEqual([
      ['/docs/api/people-index/', 'List people'],
      ['/docs/api/old-destroy/', 'Remove'],
    ]);
  });
});

test('ApiBasics names the URL of the API and the downloads', () => {
  const html = renderToStaticMarkup(
    <ApiBasics
      type="apiBasics"
      baseUrl={{term: 'Base URL', value: 'https://api.example.com/v9'}}
      downloads={[
        {
          term: 'OpenAPI 3.1',
          files: [
            {label: 'JSON', url: '/openapi/v9.json'},
            {label: 'YAML', url: '/openapi/v9.yaml'},
          ],
        },
      ]}
    />,
  );
  expect(words(html)).toBe('Base URL https://api.example.com/v9 OpenAPI 3.1 JSON YAML');
  expect([...html.matchAll(/href="([^"]*)" download/g)].map(([, href]) => href)).toEqual([
    '/openapi/v9.json',
    '/openapi/v9.yaml',
  ]);
});

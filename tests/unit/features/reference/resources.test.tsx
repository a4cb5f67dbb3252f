import type {PropsWithChildren, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {ApiBasics} from '../../../../src/features/reference/ApiBasics';
import {OperationRow, OperationTable} from '../../../../src/features/reference/OperationTable';
import {Resource, Resources} from '../../../../src/features/reference/Resources';

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: PropsWithChildren<{to: string}>): ReactNode => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: Values}): string => filled(children, values),
  translate: ({message}: {message: string}, values?: Values): string => filled(message, values),
}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string): string => forms.split('|')[count === 1 ? 0 : 1] ?? forms,
  }),
}));

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('Resources', () => {
  const html = renderToStaticMarkup(
    <Resources count={3}>
      <Resource name="People" to="/docs/api/people/" operations={5} requests="get /v2/people">
        <p>Whom a team sells to.</p>
      </Resource>
      <Resource name="Me" to="/docs/api/me/" operations={1} />
      <Resource name="Overview" to="/docs/api/overview/" operations={0} />
    </Resources>,
  );

  test('shows each resource with its words and the number of its operations', () => {
    const items = [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => words(item));
    expect(items).toEqual([
      'People Whom a team sells to. 5 operations',
      'Me 1 operation',
      'Overview About the version',
    ]);
    expect(html).toContain('<a href="/docs/api/people/">People</a>');
  });

  test('gives the filter the requests to search', () => {
    expect(html.match(/data-filter-text="[^"]*"/g)).toEqual(['data-filter-text="get /v2/people"']);
  });

  test('shows neither the box nor the words of an empty list before there is script', () => {
    expect(html).toMatch(/<div[^>]*role="search"[^>]*hidden=""/);
    expect(html).toMatch(/<p data-filter-empty="true" hidden="">No resource matches\./);
  });

  test('has a box with a name, and a live region that tells how many are shown', () => {
    const [, target] = /<label[^>]*for="([^"]*)"[^>]*>Filter resources/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]*id="${String(target)}"[^>]*type="search"`));
    expect(html).toMatch(/role="status" data-filter-status="\{shown\} of 3 resources"/);
  });
});

describe('OperationTable', () => {
  const html = renderToStaticMarkup(
    <OperationTable>
      <OperationRow method="get" path="/v2/people" summary="List people" to="/docs/api/people-index/" />
      <OperationRow method="delete" path="/v2/old" summary="Remove" to="/docs/api/old-destroy/" deprecated />
    </OperationTable>,
  );

  test('shows title, method and path of each operation, and which is deprecated', () => {
    const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => words(row));
    expect(rows).toEqual(['Operation Request', 'List people GET /v2/people', 'Remove Deprecated DELETE /v2/old']);
  });

  test('links the title alone', () => {
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, to, text]) => [to, text])).toEqual([
      ['/docs/api/people-index/', 'List people'],
      ['/docs/api/old-destroy/', 'Remove'],
    ]);
  });
});

describe('ApiBasics', () => {
  test.each([
    ['/docs/api/', 'v2'],
    ['/docs/api/1.0/', 'v1'],
  ])('names the address of the API and the downloads of %s', (baseUrl, id) => {
    const html = renderToStaticMarkup(<ApiBasics baseUrl={baseUrl} apiUrl="https://api.example.com/v9" />);
    expect(words(html)).toBe('Base URL https://api.example.com/v9 OpenAPI 3.1 JSON YAML Postman Collection');
    expect([...html.matchAll(/href="([^"]*)" download/g)].map(([, href]) => href)).toEqual([
      `/openapi/${id}.json`,
      `/openapi/${id}.yaml`,
      `/openapi/${id}.postman_collection.json`,
    ]);
  });
});

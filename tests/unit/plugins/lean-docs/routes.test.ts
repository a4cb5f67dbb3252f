import {existsSync, readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {type Spec, operationsOf} from '../../../../openapi/model/spec';
import {landingPage} from '../../../../openapi/pages/landing/landingPage';
import type {ReferencePage} from '../../../../openapi/pages/page';
import {resourcePages} from '../../../../openapi/pages/resource/resourcePage';
import {slugOf} from '../../../../openapi/pages/version';
import {apiSidebar} from '../../../../plugins/lean-docs/apiSidebar';
import {apiVersions} from '../../../../src/config/apiVersions';
import {referenceRoot} from '../../../../src/config/routes';
import {routes} from '../../../fixtures/routes';

function readBundle(file: string): Spec {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run api:bundle`);
  return JSON.parse(readFileSync(file, 'utf8')) as Spec;
}

const sorted = (values: Iterable<string>): string[] => [...values].sort();
const linksOf = ({sections}: ReferencePage): string[] =>
  sections.flatMap(({blocks}) =>
    blocks.flatMap((block) =>
      block.type === 'operations'
        ? block.rows.map(({url}) => url)
        : block.type === 'resources'
          ? block.groups.flatMap(({rows}) => rows.map(({url}) => url))
          : [],
    ),
  );

describe.each([
  {criterion: '@routes-05', version: apiVersions[0], expected: routes['api-2.0']},
  {criterion: '@routes-07', version: apiVersions[1], expected: routes['api-1.0']},
])('$criterion the reference of API $version.label', ({criterion, version, expected}) => {
  const {baseUrl} = version;
  const specPath = `openapi/dist/published/openapi/${version.id}.json`;
  const addressOf = (id: string): string => `${baseUrl}${id}/`;
  let spec: Spec;
  beforeAll(() => {
    spec = readBundle(specPath);
  });

  test(`${criterion} its landing page is at the listed URL and leads to every listed group`, () => {
    const page = landingPage(spec, version);
    expect(page.url).toBe(expected.landing);
    expect(sorted(linksOf(page))).toEqual(sorted(expected.groups));
  });

  test(`${criterion} its groups are the listed ones`, () => {
    const pages = resourcePages(spec, version, () => []);
    expect(sorted(pages.map(({url}) => url))).toEqual(sorted(expected.groups));
    expect(spec.tags).toHaveLength(pages.length);
  });

  test(`${criterion} its operations are the listed ones, each on the page of its one group`, () => {
    const operations = operationsOf(spec).map(({operationId}) => addressOf(operationId));
    expect(sorted(operations)).toEqual(sorted(expected.operations));
    expect(sorted(resourcePages(spec, version, () => []).flatMap(linksOf))).toEqual(sorted(expected.operations));
  });

  test(`${criterion} no group has the URL of an operation`, () => {
    const all = [expected.landing, ...expected.groups, ...expected.operations];
    expect(sorted(new Set(all))).toEqual(sorted(all));
  });

  test(`${criterion} its sidebar holds every listed page once`, () => {
    const sidebar = apiSidebar({...version, specPath});
    const ids = sidebar.flatMap((entry) => {
      if (entry.type === 'html') return [];
      return entry.type === 'category' ? [entry.link.id, ...entry.items.map(({id}) => id)] : [entry.id];
    });
    const addresses = ids.map((id) => `${referenceRoot}${id}/`);
    expect(addresses[0]).toBe(addressOf(slugOf(spec.info.title)));
    expect(sorted(addresses.slice(1))).toEqual(sorted([...expected.groups, ...expected.operations]));
  });
});

test('a bundle that is missing is named together with the command that makes it', () => {
  expect(() => readBundle('openapi/dist/none.json')).toThrow(
    'There is no openapi/dist/none.json. Run npm run api:bundle',
  );
});

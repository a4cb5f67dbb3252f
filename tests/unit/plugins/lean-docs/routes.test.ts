import {existsSync, readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {type Spec, operationsOf} from '../../../../openapi/model/spec';
import {apiSidebar} from '../../../../plugins/lean-docs/apiSidebar';
import {landingId, landingPage} from '../../../../plugins/reference-pages/landingPage';
import {overviewPages} from '../../../../plugins/reference-pages/overviewPages';
import {apiVersions} from '../../../../src/config/apiVersions';
import {referencePath} from '../../../../src/config/routes';
import routes from '../../../fixtures/routes.json';
import {partsOf} from '../../support/mdx';

function readBundle(file: string): Spec {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Make it first: npm run api:bundle`);
  return JSON.parse(readFileSync(file, 'utf8')) as Spec;
}

const sorted = (values: Iterable<string>): string[] => [...values].sort();
const linksOf = (page: string): string[] => [...page.matchAll(/ to=\{"([^"]*)"\}/g)].map(([, to = '']) => to);

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

  test(`${criterion} its landing page is at the listed address and leads to every listed group`, () => {
    const page = landingPage(spec, baseUrl);
    const {slug} = partsOf(page).data as {slug: string};
    expect(`/${referencePath}${slug}`).toBe(expected.landing);
    expect(sorted(linksOf(page))).toEqual(sorted(expected.groups));
  });

  test(`${criterion} its groups are the listed ones`, () => {
    const pages = overviewPages(spec, {baseUrl});
    expect(sorted([...pages.keys()].map(addressOf))).toEqual(sorted(expected.groups));
    expect(spec.tags).toHaveLength(pages.size);
  });

  test(`${criterion} its operations are the listed ones, each on the page of its one group`, () => {
    const operations = operationsOf(spec).map(({operationId}) => addressOf(operationId));
    expect(sorted(operations)).toEqual(sorted(expected.operations));
    expect(sorted([...overviewPages(spec, {baseUrl}).values()].flatMap(linksOf))).toEqual(sorted(expected.operations));
  });

  test(`${criterion} no group has the address of an operation`, () => {
    const all = [expected.landing, ...expected.groups, ...expected.operations];
    expect(sorted(new Set(all))).toEqual(sorted(all));
  });

  test(`${criterion} its sidebar holds every listed page once`, () => {
    const sidebar = apiSidebar({...version, specPath});
    const ids = sidebar.flatMap((entry) =>
      entry.type === 'category' ? [entry.link.id, ...entry.items.map(({id}) => id)] : [entry.id],
    );
    const addresses = ids.map((id) => `/${referencePath}/${id}/`);
    expect(addresses[0]).toBe(addressOf(landingId(spec.info.title)));
    expect(sorted(addresses.slice(1))).toEqual(sorted([...expected.groups, ...expected.operations]));
  });
});

test('a bundle that is missing is named together with the command that makes it', () => {
  expect(() => readBundle('openapi/dist/none.json')).toThrow(
    'There is no openapi/dist/none.json. Make it first: npm run api:bundle',
  );
});

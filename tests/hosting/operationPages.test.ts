import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {idsOf, textOf} from '../fixtures/html';
import {dereferenceOperation} from '../../openapi/model/dereference';
import {type PlacedOperation, type Spec, operationsOf, scopesOf} from '../../openapi/model/spec';
import {routes} from '../fixtures/routes';

/** What the HTML of an operation's page lacks of its description. */
function missingFrom(html: string, operation: PlacedOperation): string[] {
  const {method, path, summary, parameters = [], responses = {}} = operation;
  const text = textOf(html);
  const ids = idsOf(html);
  const words = [
    `${method.toUpperCase()} https://api.salesloft.com${path}`,
    summary,
    ...scopesOf(operation),
    ...parameters.map(({name}) => name.replace('[]', '')),
  ];
  const anchors = [
    ...parameters.map((parameter) => `${parameter.in}-${parameter.name.replace(/\[\]$/, '')}`.toLowerCase()),
    ...Object.keys(responses).map((status) => `response-${status}`),
  ];
  return [
    ...words.filter((word) => !text.includes(word)),
    ...anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `#${anchor}`),
    ...(html.match(/<code data-sample=/g)?.length === 18 ? [] : ['samples in 18 languages']),
  ];
}

test.each(routes.references.map(({version, landing, file}) => [version, landing, file] as const))(
  '@api-01 @site-09 every operation of API %s has a page with the content of its description',
  (_, landing, file) => {
    const spec = JSON.parse(readBuilt(`/openapi/${file}.json`)) as Spec;
    const operations = operationsOf(spec).map((operation) => dereferenceOperation(spec, operation));
    const faults = operations.flatMap((operation) => {
      const missing = missingFrom(readPage(`${landing}${operation.operationId}/`), operation);
      return missing.length > 0 ? [`${operation.operationId}: ${missing.join(', ')}`] : [];
    });
    expect(operations.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  },
);

test.each([
  ['/docs/api/people-index/', ['API 2.0', 'People', 'List people']],
  ['/docs/api/people/', ['API 2.0', 'People']],
  ['/docs/api/1.0/people-show/', ['API 1.0', 'People', 'Fetch a person']],
  ['/docs/api/1.0/platform-overview/', ['API 1.0', 'Platform overview']],
  ['/docs/api/', ['API 2.0']],
])('the breadcrumbs of %s name the version first', (path, names) => {
  const $ = load(readPage(path));
  const crumbs = $('nav[aria-label=Breadcrumbs] li').toArray();
  expect(crumbs.map((crumb) => $(crumb).text())).toEqual(names);
  expect($(crumbs.at(-1)).find('[aria-current=page]')).toHaveLength(1);
});

test('@api-01 many parameters have headings, with sorting and paging together', () => {
  const $ = load(readPage('/docs/api/people-index/'));
  const parameters = (group: string): string[] =>
    $(`#query-group-${group} + ul > li`)
      .toArray()
      .map((item) => $(item).attr('id')?.replace('query-', '') ?? '');
  expect(parameters('paging')).toEqual([
    ...['sort_by', 'sort_direction', 'per_page', 'page', 'include_paging_counts', 'limit_paging_counts'],
  ]);
  expect($('#query-group-times + ul > li').first().text()).toContain('[gt]');
});

test('an operation leads to its OpenAPI document', () => {
  const $ = load(readPage('/docs/api/people-index/'));
  const link = $('main a').filter((_, element) => $(element).text().includes('OpenAPI document of this operation'));
  const {paths} = JSON.parse(readBuilt(link.attr('href') ?? '')) as {readonly paths: object};
  expect(Object.keys(paths)).toEqual(['/v2/people']);
});

import {describe, expect, test} from 'vitest';
import {type Operation, type Schema, type Spec} from '../../../../../openapi/model/spec';
import type {ResourcePage} from '../../../../../openapi/pages/page';
import {resourcePages} from '../../../../../openapi/pages/resource/resourcePage';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {textsOf} from '../../../support/blocks';
import {madeUpSpec} from '../../../support/madeUpSpec';

/** The page of a resource with a description and some operations. */
function pageOf(description: string, ...operations: readonly Partial<Operation>[]): ResourcePage {
  const paths = operations.map((operation, index) => [
    `/v2/people/${String(index)}`,
    {get: {operationId: 'people-index', summary: 'List people', tags: ['Live People'], ...operation}},
  ]);
  const tags = [{name: 'Live People', description}];
  const guidesOf = (name: string) => [{title: `On [${name}]`, to: '/docs/platform/a/'}];
  const pages = resourcePages(
    madeUpSpec({tags, paths: Object.fromEntries(paths) as Spec['paths']}),
    apiVersions[0],
    guidesOf,
  );
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  return page;
}

const sectionOf = (page: ResourcePage, anchor: string) =>
  page.sections.find(({heading}) => heading?.anchor === anchor)?.blocks ?? [];
const returning = (schema: Schema): Operation['responses'] => ({
  200: {content: {'application/json': {schema: {properties: {data: schema}}}}},
});

describe('resourcePages', () => {
  test('say what a resource is and list its operations, and no others', () => {
    const others = [{operationId: 'calls-index', tags: ['Calls']}, {tags: undefined}];
    const page = pageOf(
      'Who is {contacted}. More.\n\nSecond paragraph.',
      {},
      {operationId: 'old', deprecated: true},
      ...others,
    );
    expect(page).toMatchObject({
      kind: 'resource',
      id: 'live-people',
      url: '/docs/api/live-people/',
      title: 'Live People',
      metaTitle: 'Live People (API 2.0)',
      description: 'Who is {contacted}. More.',
    });
    expect(page.sections[0]?.blocks).toEqual([
      {type: 'markdown', text: 'Who is {contacted}. More.\n\nSecond paragraph.'},
    ]);
    const row = {method: 'get', summary: 'List people'};
    expect(sectionOf(page, 'operations')).toEqual([
      {
        type: 'operations',
        columns: {operation: 'Operation', request: 'Request'},
        rows: [
          {...row, path: '/v2/people/0', url: '/docs/api/people-index/'},
          {...row, path: '/v2/people/1', url: '/docs/api/old/', deprecated: 'Deprecated'},
        ],
      },
    ]);
  });

  test('have sections of their description, then example, fields, scopes, events and guides', () => {
    const person: Schema = {
      title: 'Person',
      'x-unverified': 'Its shape.',
      properties: {Name: {type: 'string', description: 'Who {it} is.'}},
      examples: [{Name: 'Priya'}],
    };
    const page = pageOf('Words.\n\n## Example\n\n```\n## Not a heading\n```\n\n### More', {
      responses: returning(person),
      'x-scopes': [{scope: 'people:read', inferred: true}],
      'x-webhook-events': ['person_created'],
    });
    expect(page).toMatchObject({scopes: ['people:read'], events: ['person_created']});
    expect(page.sections.map(({heading}) => heading?.anchor)).toEqual([
      undefined,
      'example',
      'more',
      'operations',
      'example-1',
      'fields',
      'scopes',
      'webhook-events',
      'related-guides',
    ]);
    expect(sectionOf(page, 'fields')).toMatchObject([
      {type: 'markdown', text: 'Responses contain this object, named Person in the API description.'},
      {type: 'unverified', about: 'Person', what: 'Its shape.'},
      {type: 'fields', fields: [{name: 'Name', anchor: 'field-name', description: 'Who {it} is.'}]},
    ]);
    expect(sectionOf(page, 'example-1')).toEqual([
      {type: 'code', title: 'Person', language: 'json', code: '{\n  "Name": "Priya"\n}'},
    ]);
    expect(
      textsOf(['scopes', 'webhook-events', 'related-guides'].flatMap((anchor) => sectionOf(page, anchor))),
    ).toEqual([
      '- [`people:read`](/docs/platform/api-basics/scope-matrix/#scope-people-read) ([unverified](/docs/api/unverified/#scopes)): [List people](/docs/api/people-index/)',
      '- [`person_created`](/docs/platform/webhooks/event-types/#person_created): Triggered by [List people](/docs/api/people-index/).',
      String.raw`- [On \[Live People\]](/docs/platform/a/)`,
    ]);
  });

  test('list known scopes and costs of the operations', () => {
    const page = pageOf('Words.', {'x-scopes': [{scope: 'people:read'}], 'x-rate-limit-cost': {base: 2}}, {});
    expect(sectionOf(page, 'operations')).toMatchObject([
      {
        columns: {scope: 'Scope', cost: 'Cost'},
        rows: [
          {scopes: ['people:read'], cost: '2 points'},
          {scopes: undefined, cost: undefined},
        ],
      },
    ]);
  });

  test('say which operations return the record when others do not', () => {
    const record = (title: string) => ({responses: returning({title, properties: {id: {}}})});
    expect(textsOf(sectionOf(pageOf('Words.', record('Person'), record('Team')), 'fields'))[0]).toBe(
      'The responses of [List people](/docs/api/people-index/) contain this object, named Person in the API description.',
    );
  });
});

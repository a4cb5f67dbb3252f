import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeAll, expect, test} from 'vitest';
import {limitsOf} from '../../../../openapi/pages/schema/limits';
import {dereferenceOperation} from '../../../../openapi/model/dereference';
import type {Schema, Spec} from '../../../../openapi/model/spec';
import {nastyPages} from '../../support/nastyPages';
import {tinySpec} from '../../support/tinySpec';

let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  const operations = [...(await nastyPages()).values()].filter(({kind}) => kind === 'operation');
  const {ReferencePage} = await import('../../../../src/features/reference');
  pages = new Map(operations.map((page) => [page.id, renderToStaticMarkup(createElement(ReferencePage, {page}))]));
}, 60_000);

const htmlOf = (id: string): string => pages.get(id) ?? '';
const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

/** The words that a reader sees; a break wherever one element ends and another begins. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/(?:\|\s*)+/g, '|')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

test('every page has each anchor once, without white space, and only links that lead somewhere', () => {
  expect(pages.size).toBe(9);
  for (const [id, html] of pages) {
    const ids = idsIn(html);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, target = '']) => target);
    expect(
      ids.filter((one, index) => ids.indexOf(one) !== index || /\s/.test(one)),
      id,
    ).toEqual([]);
    expect(
      targets.filter((target) => !ids.includes(target)),
      id,
    ).toEqual([]);
  }
});

test('A reader of odd words sees text that looks like code as it was written', () => {
  const words = wordsOf(htmlOf('people-show'));
  expect(words).toContain('Words that \\MDX takes for code: {x}, <id>, <br>, </p> and a {brace}.');
  expect(words).toContain("|import x from 'y'|export const z = 1;|An unclosed <div");
  expect(words).toContain('|{code}|and a <!-- comment -->.');
});

test('A reader of odd schemas sees statuses that are no numbers', () => {
  const html = htmlOf('odd-create');
  expect(idsIn(html)).toEqual(expect.arrayContaining(['response-202', 'response-4xx', 'response-default']));
  expect(wordsOf(html)).toContain('|default|Anything else.|');
});

test('A reader of eight levels opens them with one click', () => {
  const html = htmlOf('deep-show');
  expect(idsIn(html)).toContain(
    'response-200-one.two.three.four.five.six.seven.an_eighth_field_with_a_name_that_is_far_too_long_to_stand_on_one_line_of_a_telephone',
  );
  expect(
    html.match(/<details(?! class="_response)[^>]*>/g)?.filter((tag) => !/open|data-more-languages/.test(tag)),
  ).toEqual([]);
});

test('A reader of errors gets a link to the shared ones', () => {
  const html = htmlOf('trees-index');
  expect(html).toContain(`href="/docs/api/#error-404"`);
  expect(wordsOf(html)).toContain('404|Not found|There is none, see |e.g. this|.|Unverified|: 404 Not found|');
});

test('@shown-01 a schema that contains itself is shown once, and the inner one by its name', () => {
  const operation = {operationId: 'trees-index', summary: 'Read trees', method: 'get', path: '/trees'} as const;
  const tree: Schema = {properties: {left: {$ref: '#/components/schemas/Tree'} as Schema}};
  const spec: Spec = {...tinySpec(), components: {schemas: {Tree: tree}}};
  const body = {content: {'application/json': {schema: tree}}};
  const {requestBody} = dereferenceOperation(spec, {...operation, requestBody: body});
  const inner = requestBody?.content['application/json']?.schema?.properties?.left?.properties?.left;
  expect(inner).toEqual({type: 'object', title: 'Tree', 'x-inside-itself': true});
  expect(limitsOf(inner ?? {})).toEqual(['The same fields as those of the `Tree` that contains it.']);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {type ComponentProps, type ReactNode} from 'react';
import {describe, expect, test} from 'vitest';
import '../../support/renderPage';
import {ErrorRow, Essentials, Field, Fields, SameShape, Values} from '../../../../src/features/reference';

/** The words that a reader sees, a break between elements. */
const words = (element: ReactNode): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/(?:\|\s*)+/g, '|');

describe('Essentials', () => {
  const told = (props: ComponentProps<typeof Essentials>): string => words(<Essentials {...props} />);

  test.each<[string, ComponentProps<typeof Essentials>, string]>([
    ['a scope', {scopes: [{scope: 'people:read'}]}, '|Scope|people:read|Idempotent|'],
    ['a scope that is inferred', {scopes: [{scope: 'a:read', inferred: true}]}, '|Scope|a:read|(unverified)|'],
    ['that no scope is known', {scopes: []}, '|Scope|Not known to need one|'],
    ['the role', {adminOnly: true}, '|Role|Team admins only|'],
    ['the cost', {cost: {base: 1}}, '|Rate-limit cost|1 point|Idempotent|'],
    ['a higher cost', {cost: {base: 5}}, '|Rate-limit cost|5 points|'],
    [
      'what deep pages cost',
      {cost: {base: 1, deepPages: true}},
      '|1 point|from page 101: 3|, from page 151: 8|, from page 251: 10|, from page 501: 30|',
    ],
    [
      'that deep pages of a dear operation cost more',
      {cost: {base: 2, deepPages: true}},
      '|2 points|more above page 100|',
    ],
    ['paging by number', {paging: 'page'}, '|Paging|By page number|'],
    ['paging by cursor', {paging: 'cursor'}, '|Paging|By cursor on the id|'],
    ['that a read can be repeated', {reads: true, idempotent: true}, '|Idempotent|Yes, it only reads|'],
    ['that a write can be repeated', {idempotent: true}, '|Idempotent|Yes, safe to repeat|'],
    ['that a write cannot be repeated', {}, '|Idempotent|No, a retry can act twice|'],
    ['that the work is done', {}, '|Timing|Answers when done|'],
    ['that the work goes on', {async: true}, '|Timing|Answers before the work is done|'],
    ['events', {events: ['person_created', 'person_updated']}, '|Webhook events|person_created|person_updated|'],
    ['what is not confirmed', {unverified: 'The status.'}, '|Unverified:|The status.|'],
  ])('tell %s', (_, props, expected) => {
    expect(told(props)).toContain(expected);
  });

  test('leave out what is not so', () => {
    expect(told({paging: 'none', adminOnly: false})).toBe(
      '|Idempotent|No, a retry can act twice|Timing|Answers when done|',
    );
  });

  test('lead to the guides', () => {
    const html = renderToStaticMarkup(
      <Essentials scopes={[{scope: 'a'}]} cost={{base: 1}} paging="page" events={['b']} />,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/docs/platform/api-basics/scopes/',
      '/docs/platform/api-basics/rate-limits/',
      '/docs/platform/api-basics/filtering-paging-sorting/',
      '/docs/platform/webhooks/event-types/#b',
    ]);
  });
});

describe('Field', () => {
  test('has its address, and a link to it that names the whole path', () => {
    const html = renderToStaticMarkup(<Field name="id" within="data.owner" anchor="a-data.owner.id" type="integer" />);
    expect(html).toMatch(/^<li [^>]*id="a-data\.owner\.id">/);
    expect(html).toContain('href="#a-data.owner.id" aria-label="Link to data.owner.id"');
  });

  test('tells all that is so of it', () => {
    const field = (
      <Field name="a" anchor="a" type="string" required deprecated access="read only" scope="b:c" unverified="d" />
    );
    expect(words(field)).toBe('|a|string|required|read only|deprecated|Needs the scope |b:c|.|Unverified:|d|');
  });
});

describe('Fields', () => {
  test.each<[string, ComponentProps<typeof Fields>, string]>([
    ['how many there are', {fold: 'closed', count: 5}, '|5 fields|'],
    ['the name of a single one', {fold: 'closed', count: 1, only: 'paging'}, '|1 field: |paging|'],
    ['how many headers there are', {fold: 'closed', kind: 'headers', count: 2}, '|Headers: 2|'],
    ['how many places there are', {fold: 'closed', kind: 'items', count: 2}, '|Items: 2|'],
    ['that it holds for each entry', {fold: 'closed', kind: 'entry', count: 1, only: '{key}'}, '|Each entry|'],
    ['which are required', {count: 20, required: ['a', 'b']}, '|20 in all, required: |a|, |b|.|'],
    ['that none is required', {count: 20, required: []}, '|20 in all, none of them required.|'],
    ['nothing when they are all in sight', {}, '|'],
  ])('tell %s', (_, props, expected) => {
    expect(words(<Fields {...props} />)).toBe(expected);
  });

  test.each([
    ['open', true],
    ['closed', false],
  ] as const)('begin %s', (fold, open) => {
    expect(renderToStaticMarkup(<Fields fold={fold} />).includes('open=""')).toBe(open);
  });
});

test('a long list of values is folded behind its title', () => {
  const html = renderToStaticMarkup(<Values title="One of 2 values" values={['a', 'b']} />);
  expect(html).toMatch(/^<details [^>]*><summary>One of 2 values<\/summary>/);
  expect(html.match(/<li>/g)).toHaveLength(2);
});

describe('SameShape', () => {
  test.each<[string, ComponentProps<typeof SameShape>, string]>([
    ['a field', {anchor: 'body-a', of: 'a'}, '|The same shape as |a|.|'],
    ['each of a list', {anchor: 'body-a', of: 'a', each: true}, '|Each has the same shape as |a|.|'],
    ['the whole body', {anchor: 'body'}, '|The same shape as |the whole body|.|'],
    ['the whole answer', {anchor: 'response-200'}, '|The same shape as |the whole answer|.|'],
    ['a shape that is told nowhere', {title: 'Node'}, '|Once more a |Node|, which can hold others of its kind.|'],
    ['a shape without a name', {}, '|The shape of what it stands in, once more.|'],
  ])('speaks of %s', (_, props, expected) => {
    expect(words(<SameShape {...props} />)).toBe(expected);
  });

  test('has a link only where there is something to lead to', () => {
    expect(renderToStaticMarkup(<SameShape title="Node" />)).not.toContain('<a');
    expect(renderToStaticMarkup(<SameShape anchor="body-a" of="a" />)).toContain('<a href="#body-a">');
  });
});

test('an error leads to where it is told in full', () => {
  const html = renderToStaticMarkup(<ErrorRow status="401" anchor="response-401" to="/docs/api/#error-401" />);
  expect(html).toMatch(/^<li [^>]*id="response-401"><a href="\/docs\/api\/#error-401"/);
  expect(words(<ErrorRow status="401" anchor="a" to="b" />)).toBe('|401|Unauthorized|');
});

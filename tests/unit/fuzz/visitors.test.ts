import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parsePositions} from '../../../src/features/scroll-restoration/core/positions';
import {itemsOf, rowsOf} from '../../../src/features/search/SearchModal/rows';
import {savedList} from '../../../src/features/search/core/savedSearches';
import {draftOf, readDraft, shownDraft} from '../../../src/features/try-it/core/draft';
import {prettyText} from '../../../src/features/try-it/core/json';
import {rateLimitOf} from '../../../src/features/try-it/core/outcome';
import {readValidationErrors} from '../../../src/features/try-it/core/validationErrors';
import {sendRequest as send} from '../../../src/features/try-it/hooks/sendRequest';
import {searcher} from '../features/search/smallSite';
import {runs} from '../support/runs';
import {soon} from '../support/soon';

const ORIGIN = 'https://docs.example';

/** Text that means something to a parser, a URL, or HTML. */
const text = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example'),
  fc.constantFrom('\u202E', '\uD800', '\0', '%', '%E0%A4%A', '&#x110000;', '</mark><form>', '1e999', 'A'.repeat(9999)),
  fc.string({unit: 'binary', maxLength: 30}),
);
const json = fc.oneof(
  text,
  fc.json(),
  fc.integer({min: 1, max: 20_000}).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.dictionary(text, fc.oneof(text, fc.jsonValue())).map((value) => JSON.stringify(value)),
);

test('any stored position or saved search is ignored or well-formed', () => {
  const saved = fc.record({
    objectID: text,
    url: fc.oneof(text, fc.constant('/docs/')),
    type: fc.constantFrom('lvl1', 'lvl2', 'content'),
    hierarchy: fc.record({lvl0: text, lvl1: fc.oneof(text, fc.constant('People')), lvl2: fc.constant(null)}),
  });
  const list = fc.array(fc.oneof(saved, fc.tuple(text, fc.double()), text)).map((items) => JSON.stringify(items));
  fc.assert(
    fc.property(fc.oneof(json, list), (stored) => {
      for (const [key, top] of parsePositions(stored) ?? [])
        expect([typeof key, typeof top]).toEqual(['string', 'number']);
      if (!savedList(stored, ORIGIN)) return;
      for (const {url, hierarchy} of JSON.parse(stored) as {url: string; hierarchy: object}[]) {
        expect(new URL(url, ORIGIN).origin).toBe(ORIGIN);
        expect(Object.values(hierarchy).join('')).not.toMatch(/[<>"]/);
      }
    }),
    {numRuns: runs(10_000)},
  );
}, 120_000);

test('any link or stored draft fills in known fields only', () => {
  const form = {fields: [], hasBody: true};
  fc.assert(
    fc.property(
      fc.array(text).map((parts) => parts.join('&')),
      json,
      (query, stored) => {
        for (const draft of [draftOf(`#try-it?${query}`), readDraft(stored)]) {
          if (draft === undefined) throw new Error('A fragment of the form is a draft.');
          const {values, body} = shownDraft(draft, form);
          expect(values).toEqual({});
          if (body !== undefined) expect(body).not.toMatch(/[\u202A-\u202E\r]/);
        }
        expect(Object.keys({})).toEqual([]);
      },
    ),
    {numRuns: runs(10_000)},
  );
}, 120_000);

test('any response of an API is an outcome, and is shown as JSON or text', async () => {
  const header = fc.constantFrom('x-ratelimit-remaining-minute', 'x-ratelimit-endpoint-cost', 'retry-after', 'x-a');
  const value = fc.oneof(fc.integer().map(String), fc.constantFrom('', '1e9', '-1', '٣', ','), fc.string());
  const response = fc.record({
    status: fc.integer({min: 200, max: 599}).filter((status) => ![204, 205, 304].includes(status)),
    headers: fc.array(
      fc.tuple(
        header,
        value.filter((one) => /^[\x20-\x7E]*$/.test(one)),
      ),
    ),
    type: fc.constantFrom('application/json', 'application/problem+json', 'text/html', 'image/png', '', 'a;b', ';json'),
    body: fc.oneof(
      json,
      json.map((errors) => `{"errors":${errors}}`),
      fc.uint8Array({maxLength: 99}),
    ),
  });
  await fc.assert(
    fc.asyncProperty(response, async ({status, headers, type, body}) => {
      const transport = () =>
        Promise.resolve(new Response(body as BodyInit, {status, headers: [...headers, ['content-type', type]]}));
      const request = {url: `${ORIGIN}/v2/me`, init: {headers: {}}};
      const outcome = await soon(() => send(request, new AbortController(), transport));
      if (outcome.kind !== 'response') throw new Error(outcome.reason);
      await soon(() => {
        expect(typeof prettyText(outcome.body.text)).toBe('string');
        for (const words of readValidationErrors(outcome.body.text).values()) expect(typeof words).toBe('string');
        const {cost = 0, remaining = 0} = rateLimitOf(outcome.headers);
        expect(Math.min(cost, remaining)).toBeGreaterThanOrEqual(0);
      });
    }),
    {numRuns: runs(5000)},
  );
}, 120_000);

test('any search has a response soon, whose hits are safe for HTML', async () => {
  const search = searcher();
  const word = fc.constantFrom(
    'people',
    'webhook',
    'GET',
    '/v2/',
    '{id}',
    'email_address',
    'oauth',
    '<mark>',
    '"',
    '-',
  );
  const query = fc.array(fc.oneof(word, text), {maxLength: 9}).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(query, async (typed) => {
      const {hits} = await soon(() => search(typed));
      expect(hits.length).toBeLessThanOrEqual(20);
      for (const {url, hierarchy} of itemsOf(rowsOf(hits), {origin: ORIGIN, group: 'Results'})) {
        expect(url).toMatch(/^\/(?!\/)/);
        expect(JSON.stringify(hierarchy)).not.toMatch(/[<>]/);
      }
    }),
    {numRuns: runs(5000)},
  );
}, 120_000);

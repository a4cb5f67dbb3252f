import {load} from 'cheerio';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Parameter} from '../../../../openapi/model/spec';
import {sampleRequest} from '../../../../src/features/samples/core/sampleRequest';
import {checkValues} from '../../../../src/features/try-it/core/checkForm';
import {
  type Draft,
  draftOf,
  draftText,
  fragmentOf,
  readDraft,
  shownDraft,
} from '../../../../src/features/try-it/core/draft';
import {fieldsOf, requestInput} from '../../../../src/features/try-it/core/fields';
import {httpRequest} from '../../../../src/features/try-it/core/httpRequest';

vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, text: string) => text}),
}));

const API = 'https://api.example.com';
const parameters: readonly Parameter[] = [
  {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
  {name: 'per_page', in: 'query', schema: {type: 'integer'}},
  {name: 'active', in: 'query', schema: {type: 'boolean'}},
  {name: 'sort', in: 'query', schema: {type: 'string', enum: ['ASC', 'DESC']}},
  {name: 'ids[]', in: 'query', schema: {type: 'array', items: {type: 'integer'}}},
  {
    name: 'created_at',
    in: 'query',
    schema: {type: 'object', properties: {gt: {type: 'string'}, lt: {type: 'string'}}},
  },
];
const operation = {operationId: 'x', summary: 'X', method: 'put', path: '/v2/people/{id}', parameters} as const;
const fields = fieldsOf(operation);
const form = {fields, hasBody: true};

/** What a visitor sees of each field: the values of its inputs as a browser has them, choices by their texts. */
async function displayed(draft: Draft): Promise<ReadonlyMap<string, readonly string[]>> {
  const {Inputs} = await import('../../../../src/features/try-it/Inputs');
  const page = load(
    renderToStaticMarkup(
      <Inputs
        fields={fields}
        values={draft.values}
        files={{}}
        problems={new Map()}
        example={{}}
        offeredIds={() => []}
        added={[]}
        dispatch={() => undefined}
      />,
    ),
  );
  return new Map(
    fields.map(({id}) => {
      const inputs = page(`[id="try-it-${id}"]`);
      const texts = inputs.toArray().flatMap((element) => {
        if (element.name === 'textarea') return page(element).text().split('\n');
        if (element.name === 'input') return (page(element).attr('value') ?? '').replaceAll(/[\r\n]/g, '');
        const option = page(element).find('option[selected]').first();
        // A browser shows the text of a choice without white space around it.
        return option.attr('value') === '' ? '' : option.text().trim();
      });
      return [id, texts.filter((text) => text.trim() !== '')];
    }),
  );
}

/** What goes out for each field, read from the URL of the request. */
function sent(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const request = sampleRequest(operation, API, requestInput(fields, draft.values, undefined));
  const {url} = httpRequest(request, API);
  const {pathname, searchParams} = new URL(url);
  const id = decodeURIComponent(pathname.slice('/v2/people/'.length));
  return new Map(
    fields.map((field) => {
      if (field.id === 'path:id') return [field.id, [id]];
      return [field.id, searchParams.getAll(field.name)];
    }),
  );
}

const text = fc.oneof(
  fc.constantFrom('', ' ', ' true ', 'a\nb', '9\r\n91', '\u202E199', '\u200B', '..', '+', '\uD800', 'ASC'),
  fc.string({unit: 'binary'}),
  fc.string(),
);
const anyValues = fc.dictionary(
  fc.oneof(fc.constantFrom(...fields.map(({id}) => id)), fc.constantFrom('__proto__', 'constructor', 'query:x')),
  fc.array(text, {maxLength: 4}),
);

async function isAsShown(draft: Draft): Promise<void> {
  const shown = await displayed(draft);
  const isRefused = [...checkValues(fields, draft.values).values()].some(({keyword}) =>
    ['required', 'segment'].includes(keyword),
  );
  if (!isRefused) expect(sent(draft)).toEqual(shown);
  else if ((shown.get('path:id') ?? []).length > 0) expect(shown.get('path:id')?.[0]?.trim()).toMatch(/^\.\.?$|[/\\]/);
}

test('@real-04 a link sends only what the form shows', async () => {
  for (const fragment of [
    '#try-it?path:id=&path:id=991',
    '#try-it?path:id=1&query:per_page=%20&query:per_page=100',
    '#try-it?path:id=1&query:active=&query:active=true',
    '#try-it?path:id=1&query:active=%20true&query:sort=%09ASC',
    '#try-it?path:id=99%0A1&query:per_page=%E2%80%AE001',
  ]) {
    await isAsShown(shownDraft(draftOf(fragment) ?? {values: {}, body: undefined}, form));
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...fields.map(({id}) => id)), text)), async (pairs) => {
      const draft = draftOf(`#try-it?${new URLSearchParams(pairs).toString()}`);
      await isAsShown(shownDraft(draft ?? {values: {}, body: undefined}, form));
    }),
  );
}, 60_000);

test('@real-04 a stored draft sends only what the form shows', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, async (values) => {
      const stored = readDraft(draftText({values, body: undefined}, 'account'));
      await isAsShown(shownDraft(stored, form));
      // The same is true of what is typed, before anything is cleaned.
      await isAsShown(stored);
    }),
  );
}, 60_000);

test('@real-04 a body from a link hides no character', () => {
  const draft = shownDraft({values: {}, body: '{"name": "a\u202Eb"}\r\n'}, form);
  expect(draft.body).toBe('{"name": "a\\u202eb"}\n');
});

test('@real-05 any draft comes back from the storage and from a link as it was', () => {
  fc.assert(
    fc.property(anyValues, fc.option(fc.string(), {nil: undefined}), (values, body) => {
      const draft = shownDraft({values, body}, form);
      const kept = shownDraft(readDraft(draftText(draft, 'account')), form);
      expect(draftText(kept, 'account')).toBe(draftText(draft, 'account'));
      const {values: sent, body: text} = shownDraft(draftOf(fragmentOf(draft)) ?? draft, form);
      expect({values: sent, body: text}).toEqual({values: kept.values, body: kept.body});
    }),
  );
});

test('@real-05 a link that names only the target fills in nothing', () => {
  expect(draftOf('#try-it?target=account')).toMatchObject({target: 'account', isLinked: false});
  expect(draftOf('#try-it?query%3Aids=70211')).toMatchObject({isLinked: true});
});

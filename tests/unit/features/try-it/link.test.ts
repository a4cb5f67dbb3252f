import {describe, expect, test} from 'vitest';
import {type Draft, EMPTY, publicDraft, readDraft, shownDraft} from '../../../../src/features/try-it/core/draft';
import {draftOf, fragmentOf} from '../../../../src/features/try-it/core/link';

describe('A link to a request', () => {
  const draft: Draft = {
    values: {'query:ids': ['1', '2'], 'query:name': ['a&b=c#d'], 'query:page': ['']},
    body: '{"a": 1, "callback_token": "wht_1"}',
  };

  test('fills in what it was made of, without secrets', () => {
    const fragment = fragmentOf(draft);
    expect(fragment).not.toContain('wht_1');
    const arrived = draftOf(fragment);
    expect(arrived?.values).toEqual({'query:ids': ['1', '2'], 'query:name': ['a&b=c#d']});
    expect(JSON.parse(arrived?.body ?? '')).toEqual({a: 1});
  });

  test('leaves a long body out', () => {
    expect(draftOf(fragmentOf({values: {}, body: JSON.stringify('x'.repeat(3000))}))?.body).toBeUndefined();
  });

  test('says that it repeats a call without its body', () => {
    const fragment = fragmentOf({values: {'path:id': ['7']}, body: undefined, lacksBody: true});
    const form = {fields: [], hasBody: true};
    const arrived = draftOf(fragment) ?? EMPTY;
    expect(arrived).toEqual({values: {'path:id': ['7']}, body: undefined, lacksBody: true});
    expect(shownDraft(arrived, form).lacksBody).toBe(true);
    expect(shownDraft(readDraft(JSON.stringify(publicDraft(arrived))), form).lacksBody).toBe(true);
    expect(shownDraft(arrived, {...form, hasBody: false}).lacksBody).toBeUndefined();
  });

  test('is no other fragment', () => {
    expect(draftOf('#query-page')).toBeUndefined();
    expect(draftOf('')).toBeUndefined();
  });

  test.each(['#try-it?%', '#try-it?__proto__=1', '#try-it?body=%7B', '#try-it?=&&='])('survives %s', (fragment) => {
    expect(draftOf(fragment)?.values).toBeTypeOf('object');
    expect({}).not.toHaveProperty('1');
  });
});

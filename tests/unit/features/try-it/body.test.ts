import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../../openapi/model/spec';
import {checkForm} from '../../../../src/features/try-it/core/checkForm';
import {checkBody, readOperation} from '../../../../src/features/try-it/core/operation';
import {readJson} from '../../../../src/features/try-it/core/json';
import {mustConfirm} from '../../../../src/features/try-it/core/confirmation';
import {jsonText} from '../../../../src/features/samples/core/jsonText';
import {publicBody} from '../../../../src/features/try-it/core/secrets';
import {madeUpSpec} from '../../support/madeUpSpec';

describe('readJson', () => {
  test('keeps every digit of an id', () => {
    expect(readJson('{"id": 9007199254740993123, "n": 1.5}')).toEqual({
      kind: 'value',
      value: {id: 9007199254740993123n, n: 1.5},
    });
  });

  test('keeps numbers that JavaScript rounds or calls infinite', () => {
    const text = '{"price":0.12345678901234567891,"large":1e400,"plain":1.5}';
    const read = readJson(text);
    expect(read.kind === 'value' && jsonText(read.value, 0)).toBe(text);
  });

  test.each([
    ['a comma too many', '{\n  "a": 1,\n}', 3, 1],
    ['an end in the middle', '[1,\n2', 2, 2],
  ])('names the line and column of %s', (_, text, line, column) => {
    expect(readJson(text)).toMatchObject({kind: 'error', line, column});
  });

  test.each([300, 100_000])('@real-05 names the position of %i levels, whose secrets are never stored', (levels) => {
    const text = `{"token": 1, "a": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const reason = 'Nested more than 200 levels deep';
    expect(readJson(text)).toEqual({kind: 'error', reason, line: 1, column: 218});
    expect(publicBody(text)).toBe('');
  });

  test('@real-03 escapes hide no secret from the storage', () => {
    expect(publicBody(String.raw`{"\u0061pi_key": "x", "name": "Larkfield"}`)).toBe('{\n  "name": "Larkfield"\n}');
    expect(publicBody(String.raw`{"\u0061pi_key": "x",`)).toBe('');
    const kept = String.raw`{"name": "Zo\u00eb"}`;
    expect(publicBody(kept)).toBe(kept);
  });
});

test.each(['date-time', 'date', 'uri', 'uuid', 'email'])(
  '@real-05 200 kB for a %s are checked in no time',
  (format) => {
    for (const text of [
      '1'.repeat(200_000),
      'a@'.repeat(100_000),
      `http://${'a.'.repeat(100_000)}`,
      '2026-'.repeat(40_000),
    ]) {
      const start = performance.now();
      checkBody({type: 'object', properties: {a: {type: 'string', format}}}, {a: text});
      expect(performance.now() - start).toBeLessThan(1000);
    }
  },
);

describe('readOperation', () => {
  test('makes a form of a real document, with the schema and example of the body', () => {
    const loaded = readOperation('v2', onlyCreate());
    expect(loaded.operation.method).toBe('post');
    expect(loaded.server).toBe('https://api.example.com');
    expect(checkBody(loaded.bodySchema ?? {}, JSON.parse(loaded.bodyExample) as never)).toEqual([]);
    expect(
      checkBody(loaded.bodySchema ?? {}, {id: 9007199254740993123n, name: 'Elm', next: {id: 'two'}}),
    ).toMatchObject([{path: 'next.id'}]);
    // Its schema is a reference, and an empty text of a required field is missing.
    expect(checkBody(loaded.bodySchema ?? {}, {id: 1, name: ''})).toEqual([
      {path: 'name', keyword: 'required', detail: ''},
    ]);
    expect(checkForm(loaded, {}, {kind: 'value', value: {id: 1, name: 'Elm', jobTitle: 'CEO'}})).toMatchObject({
      body: [{path: 'jobTitle', keyword: 'unknown'}],
      areBlocking: false,
    });
  });
});

test.each([
  ['delete', '/v2/people/{id}', false, true],
  ['post', '/v2/people', true, true],
  ['post', '/v2/people', false, false],
  ['post', '/v2/bulk_jobs', false, true],
  ['get', '/v2/bulk_jobs', true, false],
] as const)(
  '@real-04 a %s of %s is confirmed, filled in by a link or not (%s): %s',
  (method, path, isLinked, expected) => {
    expect(mustConfirm({method, path}, {isLinked})).toBe(expected);
  },
);

/** A description of one operation, as the site publishes it. */
function onlyCreate(): Spec {
  const tree = {
    type: 'object',
    properties: {
      id: {type: 'integer'},
      name: {type: 'string'},
      next: {type: 'object', properties: {id: {type: 'integer'}}},
    },
    required: ['id', 'name'],
  };
  const example = {id: 1, name: 'Elm', next: {id: 2, name: 'Fir'}};
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Tree'}, example}};
  const post = {
    operationId: 'trees-create',
    summary: 'Add a tree',
    requestBody: {required: true, content},
    responses: {},
  };
  return madeUpSpec({paths: {'/v2/trees': {post}}, components: {schemas: {Tree: tree}}} as Partial<Spec>);
}

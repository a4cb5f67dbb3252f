import {execFileSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {curlSample} from '../../../../plugins/reference-pages/curlSample';
import type {Method, Parameter, PlacedOperation, Schema} from '../../../../plugins/reference-pages/spec';

const SERVER = 'https://api.example.com';
const at = (path: string, parameters?: Parameter[], method: Method = 'get'): PlacedOperation => ({
  operationId: 'people-index',
  summary: 'List people',
  method,
  path,
  parameters,
});
const inPath = (schema?: Schema): Parameter => ({name: 'id', in: 'path', required: true, schema});
const firstLine = (sample: string): string => sample.split(' \\\n')[0] ?? '';

/** The words that a shell hands to curl. */
function wordsOf(sample: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${sample}`;
  const env = {SALESLOFT_API_KEY: 'token'};
  return execFileSync('/bin/sh', ['-c', script], {encoding: 'utf8', env}).split('\0').slice(0, -1);
}

describe('curlSample', () => {
  test('reads with the token of the environment', () => {
    expect(curlSample(at('/v2/people'), SERVER, undefined)).toBe(
      'curl -sS https://api.example.com/v2/people \\\n  -H "Authorization: Bearer $SALESLOFT_API_KEY"',
    );
  });

  test('writes a body as JSON', () => {
    expect(curlSample(at('/v2/people', [], 'post'), SERVER, {name: "O'Hara"})).toBe(
      [
        'curl -sS -X POST https://api.example.com/v2/people',
        '-H "Authorization: Bearer $SALESLOFT_API_KEY"',
        "-H 'Content-Type: application/json'",
        `-d '{\n  "name": "O'\\''Hara"\n}'`,
      ].join(' \\\n  '),
    );
  });

  test.each<Method>(['put', 'patch', 'delete'])('names the method %s', (method) => {
    expect(firstLine(curlSample(at('/a', [], method), SERVER, undefined))).toBe(
      `curl -sS -X ${method.toUpperCase()} ${SERVER}/a`,
    );
  });

  test.each<[string, Schema | undefined, string]>([
    ['its example', {type: 'integer', examples: [42], default: 7}, '42'],
    ['its default', {type: 'integer', default: 0, enum: [7]}, '0'],
    ['its first allowed value', {enum: ['asc', 'desc']}, 'asc'],
    ['a number for an integer', {type: 'integer'}, '1'],
    ['a made-up id for a string', {type: 'string'}, 'abc123'],
    ['the first of its types', {type: ['integer', 'null']}, '1'],
    ['its name when nothing is known', undefined, 'id'],
    ['an encoded example', {examples: ['a/b?c&d {e}']}, 'a%2Fb%3Fc%26d%20%7Be%7D'],
    ['an encoded emoji', {examples: ['😀']}, '%F0%9F%98%80'],
    ['a text that looks like a replacement pattern', {examples: ['$&$1']}, '%24%26%241'],
  ])('fills a required place of the path with %s', (_, schema, expected) => {
    expect(firstLine(curlSample(at('/v2/people/{id}', [inPath(schema)]), SERVER, undefined))).toBe(
      `curl -sS ${SERVER}/v2/people/${expected}`,
    );
  });

  test('asks for required parameters only, and quotes the address then', () => {
    const parameters: Parameter[] = [
      {name: 'ids[]', in: 'query', required: true, schema: {examples: ['1,2']}},
      {name: 'since', in: 'query', required: true, schema: {examples: ['2025-01-01T00:00+00:00']}},
      {name: 'page', in: 'query', schema: {examples: [1]}},
      {name: 'x-trace', in: 'header', required: true, schema: {examples: ['t']}},
    ];
    expect(firstLine(curlSample(at('/v2/people', parameters), SERVER, undefined))).toBe(
      `curl -sS '${SERVER}/v2/people?ids%5B%5D=1%2C2&since=2025-01-01T00%3A00%2B00%3A00'`,
    );
  });

  test.each([["O'Hara (x)*!~"], ['`id`'], ['$(id)'], ['"a" \\ b'], ['a;b|c>d'], ['漢字 😀'], ['a\nb']])(
    'gives a shell one word for the address and one for the body when both hold %j',
    (hostile) => {
      const operation = at('/a/{id}', [inPath({examples: [hostile]})], 'post');
      expect(wordsOf(curlSample(operation, SERVER, {note: hostile}))).toEqual([
        '-sS',
        '-X',
        'POST',
        `${SERVER}/a/${encodeURIComponent(hostile)}`,
        '-H',
        'Authorization: Bearer token',
        '-H',
        'Content-Type: application/json',
        '-d',
        JSON.stringify({note: hostile}, null, 2),
      ]);
    },
  );
});

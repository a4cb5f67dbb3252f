import {describe, expect, test} from 'vitest';
import {examplesOf, mainMedia} from '../../../../openapi/model/media';
import type {MediaType} from '../../../../openapi/model/spec';

const csv: MediaType = {example: 'a,b'};
const json: MediaType = {example: {a: 1}};

describe('mainMedia', () => {
  test.each<[string, Record<string, MediaType> | undefined, readonly [string, MediaType] | undefined]>([
    ['JSON among others', {'text/csv': csv, 'application/json': json}, ['application/json', json]],
    ['the first where there is no JSON', {'text/csv': csv, 'text/xml': json}, ['text/csv', csv]],
    ['nothing of no content', {}, undefined],
    ['nothing where content is not told', undefined, undefined],
  ])('is %s', (_, content, expected) => {
    expect(mainMedia(content)).toEqual(expected);
  });
});

describe('examplesOf', () => {
  test.each<[string, MediaType, unknown[]]>([
    ['none', {}, []],
    ['the one without a name', json, [{value: {a: 1}}]],
    ['null, which is a value', {example: null}, [{value: null}]],
    [
      'named ones, by their summaries where they have one',
      {examples: {a: {value: 1, summary: 'One'}, b: {value: 2}, c: {}}},
      [
        {name: 'One', value: 1},
        {name: 'b', value: 2},
      ],
    ],
    ['a value under its name only', {...json, examples: {a: {value: {a: 1}}}}, [{name: 'a', value: {a: 1}}]],
    ['both where they differ', {...json, examples: {a: {value: 2}}}, [{value: {a: 1}}, {name: 'a', value: 2}]],
  ])('gives %s', (_, media, expected) => {
    expect(examplesOf(media)).toEqual(expected);
  });
});

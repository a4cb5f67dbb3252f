import {expect, test} from 'vitest';
import type {Spec} from '../../../../../openapi/model/spec';
import {upgraded} from '../../../../../openapi/tools/bundle/upgrade';

const specOf = (openapi: string, name: object): Spec => ({openapi, components: {schemas: {name}}}) as unknown as Spec;

test('@shown-05 a description in OpenAPI 3.0 is bundled as 3.1', () => {
  const old = specOf('3.0.3', {type: 'string', nullable: true, example: 'North'});
  const {openapi, components} = upgraded(old);
  expect(openapi).toMatch(/^3\.1\./);
  expect(components.schemas).toEqual({name: {type: ['string', 'null'], examples: ['North']}});
  expect(old.openapi).toBe('3.0.3');
});

test('@shown-05 the example of a schema of 3.1 is one of its examples, and a field named example stays', () => {
  const {components} = upgraded(
    specOf('3.1.0', {
      properties: {example: {type: 'string', example: 'North'}, list: {items: {example: 1}}},
      examples: [{example: 'South'}],
    }),
  );
  expect(components.schemas).toEqual({
    name: {
      properties: {example: {type: 'string', examples: ['North']}, list: {items: {examples: [1]}}},
      examples: [{example: 'South'}],
    },
  });
});

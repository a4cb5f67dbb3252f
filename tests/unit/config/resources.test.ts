import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {slugOf} from '../../../openapi/pages/version';
import {type Spec, operationsOf} from '../../../openapi/model/spec';
import resources from '../../fixtures/resources.json';

const spec = JSON.parse(readFileSync('openapi/dist/published/openapi/v2.json', 'utf8')) as Spec;

/** Operations of the bundle by the address of their group. */
const operationsIn = (group: string): string[] =>
  operationsOf(spec)
    .filter(({tags = []}) => tags.map(slugOf).includes(group))
    .map(({operationId}) => operationId)
    .sort();

describe('the resources of API 2.0 that the specification lists', () => {
  test.each(Object.entries(resources))('@routes-06 %s has all its operations', (group, {operations}) => {
    expect(operationsIn(group)).toEqual([...operations].sort());
  });

  test('@routes-06 there is no group that the list does not know', () => {
    expect(spec.tags.map(({name}) => slugOf(name)).sort()).toEqual(Object.keys(resources).sort());
  });
});

import {expect, test} from 'vitest';
import {withoutKeywords} from '../../../../../openapi/tools/bundle/bundleVersion';
import type {Spec} from '../../../../../openapi/model/spec';
import {madeUpSpec} from '../../../support/madeUpSpec';

test('@find-01 the words for search are not in the published description, and all else is', () => {
  const people = {name: 'People', description: 'Who is contacted.'};
  const list = {operationId: 'people-index', summary: 'List people', tags: ['People']};
  const specWith = (words: {readonly 'x-keywords'?: readonly string[]}): Spec =>
    madeUpSpec({
      tags: [{...people, ...words}],
      paths: {'/people': {parameters: [{name: 'page', in: 'query'}], get: {...list, ...words}}},
    });
  expect(JSON.stringify(withoutKeywords(specWith({'x-keywords': ['find a lead by email']})))).toBe(
    JSON.stringify(specWith({})),
  );
});

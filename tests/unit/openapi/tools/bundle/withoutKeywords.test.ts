import {expect, test} from 'vitest';
import {withoutKeywords} from '../../../../../openapi/tools/bundle/withoutKeywords';
import type {Spec} from '../../../../../openapi/model/spec';

test('@find-01 the words for search are not in the published description, and all else is', () => {
  const people = {name: 'People', description: 'Who is contacted.'};
  const list = {operationId: 'people-index', summary: 'List people', tags: ['People']};
  const specWith = (words: {readonly 'x-keywords'?: readonly string[]}): Spec => ({
    openapi: '3.1.0',
    info: {title: 'Made-up API', version: '9.0'},
    servers: [],
    tags: [{...people, ...words}],
    paths: {'/people': {parameters: [{name: 'page', in: 'query'}], get: {...list, ...words}}},
    components: {},
  });
  expect(JSON.stringify(withoutKeywords(specWith({'x-keywords': ['find a lead by email']})))).toBe(
    JSON.stringify(specWith({})),
  );
});

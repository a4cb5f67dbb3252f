import {expect, test} from 'vitest';
import {guidesIn} from '../../../../../openapi/tools/generate/readGuides';
import {relatedGuides} from '../../../../../openapi/tools/generate/relatedGuides';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../../src/config/apiVersions';

test('The guides of a section are in the order of their positions', () => {
  expect(guidesIn('bulk-jobs')).toEqual(['bulk-jobs/intro', 'bulk-jobs/bulk-types', 'bulk-jobs/example-flow']);
});

test('A resource is followed by the guides that name it, those that are most about it first', () => {
  const tags = readPublished(apiVersions[0]).tags.map(({name}) => name);
  const related = relatedGuides(apiVersions[0], tags);
  expect(related('Email templates').map(({title}) => title)).toEqual(['Text editor', 'Email template']);
  expect(related('Locales')).toEqual([]);
});

test('A resource that the API does not have is rejected', () => {
  expect(() => relatedGuides(apiVersions[0], ['People'])).toThrow(
    /docs\/platform\/\S+\.mdx lists '.+' under `resources`, which isn't a resource of API 2\.0/,
  );
});

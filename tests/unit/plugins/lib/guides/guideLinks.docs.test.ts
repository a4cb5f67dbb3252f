import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import {guidePoints, recipeGuides, relatedGuides} from '../../../../../plugins/lib/guides/guideLinks';
import {guidesIn} from '../../../../../plugins/lib/guides/readGuides';
import {apiVersions} from '../../../../../src/config/apiVersions';

const [newest, old] = apiVersions;

test('The guides of a section are in the order of their positions', () => {
  expect(guidesIn('bulk-jobs')).toEqual(['bulk-jobs/intro', 'bulk-jobs/bulk-types', 'bulk-jobs/example-flow']);
});

test('A resource is followed by the guides that name it, those that are most about it first', () => {
  const tags = readPublished(newest).tags.map(({name}) => name);
  const related = relatedGuides(newest, tags);
  expect(related('Email templates').map(({title}) => title)).toEqual(['Text editor', 'Email template']);
  expect(related('Locales')).toEqual([]);
});

test('A resource that the API does not have is rejected', () => {
  expect(() => relatedGuides(newest, ['People'])).toThrow(
    /docs\/platform\/\S+\.mdx lists '.+' under `resources`, which isn't a resource of API 2\.0/,
  );
});

test('@run-09 an operation links to the recipes that use it, in reading order', () => {
  expect(recipeGuides(newest)('people-show')).toEqual([
    {title: 'Enroll a person safely', to: '/docs/platform/recipes/enroll-safely/'},
    {title: 'Find out who replied', to: '/docs/platform/recipes/who-replied/'},
  ]);
  expect(recipeGuides(newest)('tags-index')).toEqual([]);
  expect(recipeGuides(old)('people-show')).toEqual([]);
});

// All guides are read and parsed: seconds on a busy machine.
test('@true-05 every mark of a guide is listed', {timeout: 30_000}, () => {
  const folder = 'docs/platform';
  const written = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/<Unverified what="([^"]*)"/g)])
    .map(([, what = '']) => what);
  expect(
    guidePoints()
      .map(({what}) => what)
      .sort(),
  ).toEqual(written.sort());
});

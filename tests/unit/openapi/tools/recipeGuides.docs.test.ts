import {expect, test} from 'vitest';
import {recipeGuides} from '../../../../openapi/tools/generate/relatedGuides';
import {apiVersions} from '../../../../src/config/apiVersions';

const [newest, old] = apiVersions;

test('@run-09 an operation links to the recipes that use it, in reading order', () => {
  expect(recipeGuides(newest)('people-show')).toEqual([
    {title: 'Enroll a person safely', to: '/docs/platform/recipes/enroll-safely/'},
    {title: 'Find out who replied', to: '/docs/platform/recipes/who-replied/'},
  ]);
  expect(recipeGuides(newest)('tags-index')).toEqual([]);
  expect(recipeGuides(old)('people-show')).toEqual([]);
});

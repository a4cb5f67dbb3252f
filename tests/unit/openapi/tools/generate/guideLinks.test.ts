import {expect, test} from 'vitest';
import {guideLinks} from '../../../../../openapi/tools/generate/guideLinks';

test('Links to guides have the title of the guide and its URL', () => {
  expect(guideLinks(['api-basics/rate-limits', 'intro'])).toEqual([
    {title: 'Rate limits', to: '/docs/platform/api-basics/rate-limits/'},
    {title: 'Start building', to: '/docs/platform/intro/'},
  ]);
});

test('A link to a missing guide is rejected', () => {
  expect(() => guideLinks(['api-basics/missing'])).toThrow('docs/platform/api-basics/missing.mdx');
});

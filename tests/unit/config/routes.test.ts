import {expect, test} from 'vitest';
import {guideSections, introduction} from '../../../src/config/guides';
import {guideUrl, guideUrls} from '../../../src/config/routes';

test('Guides that several parts of the site link to are in the table of guides', () => {
  const guides = guideSections.flatMap(({folder, pages}) => pages.map((page) => guideUrl(`${folder}/${page}`)));
  expect([guideUrl(introduction), ...guides]).toEqual(expect.arrayContaining(Object.values(guideUrls)));
});

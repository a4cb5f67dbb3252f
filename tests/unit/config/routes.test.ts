import {expect, test} from 'vitest';
import {guides} from '../../../src/config/guides';
import {guideUrl, guideUrls} from '../../../src/config/routes';

test('Guides that several parts of the site link to are in the table of guides', () => {
  expect(guides.map(guideUrl)).toEqual(expect.arrayContaining(Object.values(guideUrls)));
});

import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';
import {inPage, sizesOf, typeOf} from './measure';
import {openType, pageTypes} from './pages';

/** The custom properties that are the scale of type. */
const SCALE = [
  ...['--site-text-display', '--site-text-h1', '--site-text-h2', '--site-text-h3'],
  ...['--ifm-font-size-base', '--site-text-ui', '--site-text-code', '--site-text-micro'],
];
/** Combinations of size, line height, weight and family. */
const MOST = 14;

test.use({expectedErrors: /status of 404/, usesAccount: false, viewport: {width: 1366, height: 768}});

for (const type of pageTypes) {
  const details = type.name === 'the not-found page' ? searches : {};
  test(
    `@look-02 ${type.name} has at most ${String(MOST)} combinations of type, in the sizes of the scale`,
    details,
    async ({operation, page}) => {
      await openType(operation, type);
      const sizes = await inPage(page, sizesOf, SCALE);
      const found = Object.entries(await inPage(page, typeOf, {})).map(([style, text]) => `${style}: ${text}`);
      expect
        .soft(
          SCALE.filter((token) => sizes[token] === undefined),
          'properties without a size',
        )
        .toEqual([]);
      const outside = found.filter((style) => !Object.values(sizes).includes(style.split('/')[0]));
      expect.soft(outside, 'texts in other sizes').toEqual([]);
      expect(found.length, found.toSorted().join('\n')).toBeLessThanOrEqual(MOST);
    },
  );
}

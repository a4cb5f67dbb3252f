// The URLs hold percent codes, not words.
// cspell:ignore dindex
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

const NOT_FOUND = "We can't find that page";

test.describe('A URL with odd percent codes', () => {
  test.use({expectedErrors: /the server responded with a status of 404/});

  for (const [title, details, urls] of [
    [
      'without a page shows a not-found page that works',
      searches,
      [
        ['/%E0%A4%A', NOT_FOUND],
        ['/docs/platform/%zz/?a=%E0%A4%A', NOT_FOUND],
        ['/docs/api/people%252Dindex/', NOT_FOUND],
      ],
    ],
    [
      'of a page shows a page that works',
      {},
      [
        ['/docs/api/people%2dindex/#query-per_page', 'List people'],
        ['/docs/api/people-index/?a=%E0%A4%A#%E0%A4%A', 'List people'],
        ['/docs/platform/api-basics/rate-limits/#%E0%A4%A', 'Rate limits'],
      ],
    ],
  ] as const) {
    test(`@real-05 a URL with odd percent codes ${title}`, details, async ({docs, page}) => {
      test.slow();
      for (const [url, heading] of urls) {
        await test.step(url, async () => {
          await docs.open(url);
          await expect(docs.heading).toHaveText(heading);
          await docs.isIdle();
          await expect(docs.heading).toHaveText(heading);
          if (heading !== NOT_FOUND) {
            await page.evaluate(() => {
              window.location.hash = '#%E0%A4%B';
            });
            await docs.isIdle();
            await expect(docs.heading).toHaveText(heading);
          }
          await docs.navbar.link('API 1.0').click();
          await docs.isAt('/docs/api/1.0/', 'Salesloft API 1.0');
          await page.goBack();
          await expect(docs.heading).toHaveText(heading);
        });
      }
    });
  }
});

import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {CARD_SIZE, cardTree, shortened} from '../../../../plugins/page-output/social-cards/card';
import {withPicture} from '../../../../plugins/page-output/social-cards/head';
import {cardFile, ownerOf, sectionOf} from '../../../../plugins/page-output/social-cards/cardFile';
import {colorsOf} from '../../../../plugins/page-output/social-cards/colors';
import {cardRenderer} from '../../../../plugins/page-output/social-cards/renderCard';

const colors = colorsOf(readFileSync('src/css/tokens.css', 'utf8'));

describe('A social card', () => {
  test('has the size that networks ask for, the words of its page and the colors of the site', () => {
    const card = {section: 'Guides · API basics', title: 'Rate limits', description: 'What a call costs.'};
    const tree = cardTree(card, colors, 'data:image/svg+xml;base64,');
    expect(tree.props.style).toMatchObject({...CARD_SIZE, backgroundColor: '#fff'});
    const text = JSON.stringify(tree);
    for (const words of Object.values(card)) expect(text).toContain(words);
    expect(text).toContain(`"color":"${colors.accent}"`);
  });

  test.each([
    ['Short.', 20, 'Short.'],
    ['One two three four', 10, 'One two…'],
    ['One, two, three', 9, 'One…'],
  ])('shows %j within %i characters as %j', (text, limit, expected) => {
    expect(shortened(text, limit)).toBe(expected);
  });

  test('needs every color of its own among the tokens', () => {
    expect(() => colorsOf(':root { --color-ground: #fff; }')).toThrow('tokens.css has no --color-ink.');
  });
});

describe('The card of a page', () => {
  test('is its own, and in a reference that of the version', () => {
    const pages = ['/guides/', '/docs/platform/intro/', '/docs/api/people-index/', '/docs/api/1.0/me/'];
    expect(pages.map(ownerOf)).toEqual(['/guides/', '/docs/platform/intro/', '/docs/api/', '/docs/api/1.0/']);
  });

  test.each([
    ['/', 'cards/home.png', 'Salesloft API'],
    ['/docs/api/people/', 'cards/docs-api-people.png', 'API 2.0 reference'],
    ['/docs/api/1.0/me/', 'cards/docs-api-1.0-me.png', 'API 1.0 reference'],
    ['/docs/platform/intro/', 'cards/docs-platform-intro.png', 'Guides'],
    ['/docs/platform/webhooks/event-types/', 'cards/docs-platform-webhooks-event-types.png', 'Guides · Webhooks'],
  ])('of %s is %s and says %j', (pathname, file, section) => {
    expect([cardFile(pathname), sectionOf(pathname)]).toEqual([file, section]);
  });
});

describe('The head of a page', () => {
  test('names the picture, escaped', () => {
    const html = withPicture('<title>A</title><link href=/a.css><body>$&', {
      url: 'https://x.example/a.png',
      alt: 'A "b"',
      ...CARD_SIZE,
    });
    expect(html).toContain('<meta property="og:image" content="https://x.example/a.png">');
    expect(html).toContain('<meta property="og:image:alt" content="A &quot;b&quot;">');
    expect(html).toMatch(/^<title>A<\/title><meta .*<link href=\/a\.css><body>\$&$/);
  });

  test('needs a title', () => {
    expect(() => withPicture('<p>', {url: '', alt: '', ...CARD_SIZE})).toThrow('without a title');
  });
});

test('a card is drawn where its cache cannot be written', async () => {
  // A folder in a file can't be made, not even by root.
  const png = await cardRenderer('package.json/cache')({section: 'Guides', title: 'A', description: 'B'});
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
}, 60_000);

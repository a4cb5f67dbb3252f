import {describe, expect, test} from 'vitest';
import {headFaults} from '../../../src/hosting/pageHead';

const FILES = ['/cards/a.png', '/docs/a.md'];
const site = {url: 'https://docs.example', isFile: (pathname: string) => FILES.includes(pathname)};

const parts = {
  title: '<title>A page</title>',
  description: '<meta name="description" content="What for.">',
  canonical: '<link rel=canonical href=https://docs.example/docs/a/>',
  picture: '<meta property="og:image" content="https://docs.example/cards/a.png">',
  data: '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
};
const pageOf = (changed: Partial<typeof parts> = {}): string =>
  `<!doctype html><html><head>${Object.values({...parts, ...changed}).join('')}<body class=a><svg><title>B</title></svg>`;

describe('@real-07 The head of a page', () => {
  test('is complete when it says everything once', () => {
    expect(headFaults(pageOf(), '/docs/a/', site)).toEqual([]);
  });

  test.each<[string, Partial<typeof parts>, string]>([
    ['no title', {title: ''}, 'The page has no title. Set `title` in its front matter.'],
    ['an empty description', {description: '<meta name=description content="">'}, 'The page has no description. '],
    ['two descriptions', {description: parts.description.repeat(2)}, 'The page has more than one description: What'],
    ['no canonical URL', {canonical: ''}, 'The page has no canonical URL. '],
    [
      "another page's canonical URL",
      {canonical: '<link rel=canonical href=https://docs.example/b/>'},
      'The page has a wrong canonical URL, https://docs.example/b/. ',
    ],
    ['no picture', {picture: ''}, 'The page has no og:image. Check `image` in docusaurus.config.ts.'],
    [
      'a picture that was not drawn',
      {picture: '<meta property="og:image" content="https://docs.example/cards/b.png">'},
      'The page has a wrong og:image, https://docs.example/cards/b.png. ',
    ],
    [
      "another site's picture",
      {picture: '<meta property="og:image" content="https://other.example/cards/a.png">'},
      'The page has a wrong og:image, https://other.example/cards/a.png. ',
    ],
    ['no JSON-LD', {data: ''}, 'The page has no JSON-LD. Check plugins/page-output/json-ld'],
    ['the same JSON-LD twice', {data: parts.data.repeat(2)}, 'The page has JSON-LD twice: BreadcrumbList, '],
    ['broken JSON-LD', {data: parts.data.replace('}', '')}, 'The page has JSON-LD without a type. '],
  ])('with %s is rejected', (_, changed, message) => {
    const faults = headFaults(pageOf(changed), '/docs/a/', site);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  test('belongs to a page with a Markdown version', () => {
    const moved = pageOf({canonical: '<link rel=canonical href=https://docs.example/docs/b/>'});
    expect(headFaults(moved, '/docs/b/', site)).toEqual([
      'The page has no Markdown version /docs/b.md. Check plugins/lib/markdown-pages.',
    ]);
  });
});

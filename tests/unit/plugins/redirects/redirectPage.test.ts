import {expect, test} from 'vitest';
import {redirectPage} from '../../../../plugins/redirects/redirectPage';

test('a moved page redirects without script, links to its new URL and has noindex', () => {
  expect(redirectPage('/guides/', 'https://example.com/guides/')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=/guides/">
<link rel="canonical" href="https://example.com/guides/">
</head>
<body><p>This page has moved to <a href="/guides/">/guides/</a>.</p></body>
</html>
`);
});

test.each([
  ['a quote', '/a"b/', '/a&quot;b/'],
  ['a tag', '/<script>/', '/&lt;script&gt;/'],
  ['an ampersand', '/?a=1&b=2', '/?a=1&amp;b=2'],
  ['what looks escaped already', '/&quot;/', '/&amp;quot;/'],
  ['other scripts', '/漢字/😀/', '/漢字/😀/'],
])('a URL with %s cannot leave its attribute', (_, url, escaped) => {
  const page = redirectPage(url, url);
  expect(page.split(escaped)).toHaveLength(5);
  expect(page.replaceAll(escaped, '')).toBe(redirectPage('', ''));
});

test('the page speaks the language of its site', () => {
  const page = redirectPage('/a/', 'https://example.com/a/', {title: 'Moved', text: 'New: {link}.'}, 'de');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<title>Moved</title>');
  expect(page).toContain('<p>New: <a href="/a/">/a/</a>.</p>');
});

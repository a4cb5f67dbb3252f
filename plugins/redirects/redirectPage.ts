import {escapeHtml} from '../../src/utils/escapeHtml';

/** The texts of a redirect page in English. `{link}` is the new URL. */
export const english = {title: 'This page has moved', text: 'This page has moved to {link}.'};

export type RedirectTexts = Readonly<typeof english>;

/** A page that redirects without script, and has a link in case that fails. */
export function redirectPage(target: string, canonical: string, texts: RedirectTexts = english, lang = 'en'): string {
  const to = escapeHtml(target);
  const text = escapeHtml(texts.text).replace('{link}', () => `<a href="${to}">${to}</a>`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(texts.title)}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body><p>${text}</p></body>
</html>
`;
}

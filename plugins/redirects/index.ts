import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {OLD_LINKS} from '../../src/features/page-loading/core/oldLink';
import {translatedTexts} from '../lib/translations';
import {escapeHtml} from '../../src/utils/escapeHtml';

/** The texts of a redirect page in English. `{link}` is the new URL. */
const english = {title: 'This page has moved', text: 'This page has moved to {link}.'};

type RedirectTexts = Readonly<typeof english>;

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

/**
 * Writes a page for each old URL, and a file with the pages of old fragments, which the start script reads.
 * `@docusaurus/plugin-client-redirects` would use inline scripts, each of which a content security policy would have to
 * allow.
 * @param oldLinks pages by name in the fragment
 */
export default function redirectPages(
  redirects: Readonly<Record<string, string>>,
  oldLinks: () => Readonly<Record<string, string>>,
) {
  return ({baseUrl, siteConfig, i18n}: LoadContext): Plugin => ({
    name: 'redirects',
    ...translatedTexts('page', english),
    async postBuild({content, outDir, routesPaths}) {
      for (const [from, to] of Object.entries(redirects)) {
        const target = normalizeUrl([baseUrl, to]);
        if (!routesPaths.includes(target)) {
          throw new Error(
            `src/config/redirects.ts redirects ${from} to ${to}, which does not exist. Correct the target.`,
          );
        }
        if (routesPaths.includes(normalizeUrl([baseUrl, from]))) {
          throw new Error(`src/config/redirects.ts redirects ${from}, which is a page of the site. Remove the entry.`);
        }
        const file = path.join(outDir, path.extname(from) === '' ? path.join(from, 'index.html') : from);
        await mkdir(path.dirname(file), {recursive: true});
        const canonical = normalizeUrl([siteConfig.url, target]);
        await writeFile(
          file,
          redirectPage(target, canonical, content as RedirectTexts | undefined, i18n.currentLocale),
        );
      }
      await writeFile(path.join(outDir, OLD_LINKS), JSON.stringify(oldLinks()));
    },
  });
}

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {OLD_LINKS} from '../../src/features/page-loading/core/oldLink';
import {translatedTexts} from '../lib/translations';
import {type RedirectTexts, english, redirectPage} from './redirectPage';

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

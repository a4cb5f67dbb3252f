import type {Plugin} from '@docusaurus/types';
import {samplesStep} from '../code-samples';
import {writeFeeds} from '../feeds';
import {assertLiveLinks, assertSamePages, writeMarkdownPages} from '../markdown-pages';
import {makeMarkdownPages} from '../markdown-pages/makeMarkdownPages';
import {writeOpenSearch} from '../open-search';
import {pageDays} from '../page-dates';
import {writeSearchIndex} from '../search-index';
import {pictureStep} from '../social-cards';
import {dataStep} from '../structured-data';
import {writePages} from './writePages';

/**
 * All that the build writes once Docusaurus has rendered the pages, in order: first what goes into the pages, then what is
 * made of them. Docusaurus runs the `postBuild` of all plugins at the same time, so that two of them that change one file
 * lose what the other wrote; this is the only one that reads or changes a page.
 */
export default function pageOutput(): Plugin {
  return {
    name: 'page-output',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const pages = routesPaths.filter((route) => route.endsWith('/'));
      const written = await makeMarkdownPages(siteConfig);
      assertSamePages(written, pages);
      await writePages(outDir, pages, [
        samplesStep(pages),
        await pictureStep(outDir, pages, siteConfig.url),
        dataStep(written, pageDays(), siteConfig),
      ]);
      writeMarkdownPages(outDir, written, siteConfig);
      writeSearchIndex(outDir, pages);
      writeFeeds(outDir, siteConfig);
      writeOpenSearch(outDir, siteConfig);
      assertLiveLinks(outDir, written);
    },
  };
}

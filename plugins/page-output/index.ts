import type {Plugin} from '@docusaurus/types';
import {samplesStep, writeSamples} from './code-samples';
import {writeFeeds} from './feeds';
import {assertLiveLinks, markdownPages, writeMarkdownPages} from '../markdown-pages';
import {writeOpenSearch} from './open-search';
import {pageDays} from './page-dates';
import {writeSearchIndex} from '../search-index';
import {recordCollector} from '../search-index/collect';
import {pictureStep} from './social-cards';
import {dataStep} from './structured-data';
import {assertSamePages, listPages} from './pages';
import {readReferencePages} from './pages/readReferencePages';
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
      const built = routesPaths.filter((route) => route.endsWith('/'));
      const reference = readReferencePages();
      const samples = await writeSamples(reference);
      const pages = listPages(siteConfig.title, reference, samples);
      assertSamePages(pages, built);
      const markdown = markdownPages(pages);
      const search = recordCollector(reference);
      await writePages(outDir, built, [
        samplesStep(samples),
        await pictureStep(outDir, pages, siteConfig.url),
        dataStep(pages, pageDays(), siteConfig),
        search.step,
      ]);
      writeMarkdownPages(outDir, markdown, siteConfig);
      writeSearchIndex(outDir, search.records());
      writeFeeds(outDir, siteConfig);
      writeOpenSearch(outDir, siteConfig);
      assertLiveLinks(outDir, markdown);
    },
  };
}

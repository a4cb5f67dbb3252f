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
 * Everything that the build writes after rendering, in order: first changes of pages, then files made from them. Docusaurus
 * runs all `postBuild` hooks at once, so two plugins that change a file would overwrite each other. Only this plugin reads
 * or changes pages.
 */
export default function pageOutput(): Plugin {
  return {
    name: 'page-output',
    async postBuild({i18n, outDir, routesPaths, siteConfig}) {
      const built = routesPaths.filter((route) => route.endsWith('/'));
      const reference = readReferencePages(i18n.currentLocale);
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

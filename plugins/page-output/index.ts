import type {Plugin} from '@docusaurus/types';
import {versionAt} from '../../src/config/apiVersions';
import {samplesStep, writeSamples} from './code-samples';
import {writeFeeds} from './feeds';
import {markdownPages, writeMarkdownPages} from '../lib/markdown-pages';
import type {SitePage} from '../lib/markdown-pages/markdownPage';
import {writeOpenSearch} from './open-search';
import {pageDays} from '../lib/site-pages/dates';
import {writeSearchIndex} from '../lib/search-index';
import {guideRecords} from '../lib/search-index/guideRecords';
import {referenceRecords} from '../lib/search-index/referenceRecords';
import {pictureStep} from './social-cards';
import {dataStep} from './json-ld';
import {assertSamePages, listPages} from '../lib/site-pages';
import {readReferencePages} from '../lib/site-pages/readReferencePages';
import {writePages} from './writePages';

/** The home page has only links. Records of the reference have more than its text: fields, scopes, events. */
const isHandwritten = ({pathname}: SitePage): boolean => pathname !== '/' && !versionAt(pathname);

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
      await writePages(outDir, built, [
        samplesStep(samples),
        await pictureStep(outDir, pages, siteConfig.url),
        dataStep(pages, pageDays(), siteConfig),
      ]);
      writeMarkdownPages(outDir, markdown, siteConfig);
      writeSearchIndex(outDir, [
        ...pages.filter(isHandwritten).flatMap(guideRecords),
        ...reference.flatMap(referenceRecords),
      ]);
      writeFeeds(outDir, siteConfig);
      writeOpenSearch(outDir, siteConfig);
    },
  };
}

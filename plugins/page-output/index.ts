import type {Plugin} from '@docusaurus/types';
import {readSettings} from '../../src/config/settings';
import {isConfigured} from '../../src/features/auth/core/client';
import {writeAgentSkill} from '../lib/agent-skill/skill';
import {markdownPages, writeMarkdownPages} from '../lib/markdown-pages';
import {writeSearchRecords} from '../lib/search-index';
import {assertSamePages, listPages} from '../lib/site-pages';
import {readReferencePages} from '../lib/site-pages/referencePages';
import {writeSamples} from '../lib/site-pages/samples';
import {writeFeeds} from './feeds';
import {writePageFeeds} from './pageFeeds';
import {OTHER, firstViewStep, kindOf, readFallbackFonts} from './criticalCss';
import {applySteps, callbackStep, samplesStep} from './steps';
import {jsonLdStep} from './jsonLd';
import {writeOfflineCopy, writeOpenSearch} from './otherFiles';

/**
 * Everything that the build writes after rendering, in order: first changes of pages, then files made from them. Docusaurus
 * runs all `postBuild` hooks at once, so two plugins that change a file would overwrite each other. Only this plugin reads
 * or changes pages.
 */
export default function pageOutput(): Plugin {
  return {
    name: 'page-output',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const built = routesPaths.filter((route) => route.endsWith('/'));
      const reference = readReferencePages();
      const pages = listPages(reference);
      assertSamePages(pages, built);
      const samples = await writeSamples(reference);
      const markdown = markdownPages(pages, samples);
      const hasLogIn = isConfigured(readSettings(process.env));
      await applySteps(outDir, built, [samplesStep(samples), jsonLdStep(pages, siteConfig), callbackStep(hasLogIn)]);
      // Afterward, because samples have styles too.
      const kinds = new Map([...pages.map((page) => [page.pathname, kindOf(page)] as const), ['/404.html', OTHER]]);
      await applySteps(outDir, [...kinds.keys()], [await firstViewStep(outDir, kinds, await readFallbackFonts())]);
      writeMarkdownPages(outDir, markdown, siteConfig);
      writeAgentSkill(outDir, markdown, siteConfig.url);
      writeSearchRecords(outDir, pages);
      writeFeeds(outDir, pages, siteConfig);
      writePageFeeds(outDir, pages, siteConfig);
      writeOpenSearch(outDir, siteConfig);
      writeOfflineCopy(outDir);
    },
  };
}

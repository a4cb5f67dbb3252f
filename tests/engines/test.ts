import {test as base, expect} from '@playwright/test';
import type {BrowserOptions, RunningBrowser} from './BrowserWindow';
import {startChromium, startFirefox} from './puppeteer';
import {readEnvironment} from './environment';
import {Visitor} from './Visitor';
import {startWebKit} from './webkit';

const environment = readEnvironment();

/** How each engine starts. The names are those of the projects in playwright.config.ts. */
const STARTS: Readonly<Record<string, (options: BrowserOptions) => Promise<RunningBrowser>>> = {
  chromium: (options) => startChromium(environment.chromium, options),
  firefox: (options) => startFirefox(environment.firefox, options),
  webkit: startWebKit,
};

/** Errors that pages of a site have reported since the last call. */
const takeErrors = async (site: string): Promise<unknown> => (await fetch(`${site}/engines/errors`)).json();

/** A test in a browser of its own, in the engine of the project. It fails when a page has an error. */
export const test = base.extend<{
  readonly visitor: Visitor;
  /** Whether pages may run scripts. */
  readonly hasScripts: boolean;
  /** Which site the visitor opens. The second one asks for consent to analytics. */
  readonly site: 'site' | 'consentSite';
}>({
  hasScripts: [true, {option: true}],
  site: ['site', {option: true}],
  visitor: async ({hasScripts, site}, use, {project}) => {
    const start = STARTS[project.name];
    if (!start) throw new Error(`${project.name} is no engine. Choose from ${Object.keys(STARTS).join(', ')}.`);
    const origin = environment[site];
    await takeErrors(origin);
    const browser = await start({hasScripts});
    try {
      const [first] = await browser.windows();
      if (!first) throw new Error(`${project.name} has opened no window.`);
      await use(new Visitor(browser, first, origin));
    } finally {
      await browser.close();
    }
    expect(await takeErrors(origin), 'errors of the pages').toEqual([]);
  },
});

export {expect};

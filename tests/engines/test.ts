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

/** A test in a browser of its own, in the engine of the project. It fails when a page has an error. */
export const test = base.extend<{
  readonly visitor: Visitor;
  /** Returns the errors that pages have reported, and forgets them. All others fail the test. */
  readonly takeErrors: () => Promise<readonly string[]>;
  /** Whether pages may run scripts. */
  readonly hasScripts: boolean;
  /** Which site the visitor opens. The second one asks for consent to analytics. */
  readonly site: 'site' | 'consentSite';
}>({
  hasScripts: [true, {option: true}],
  site: ['site', {option: true}],
  takeErrors: async ({site}, use) =>
    use(async () => (await (await fetch(`${environment[site]}/engines/errors`)).json()) as string[]),
  visitor: async ({hasScripts, site, takeErrors}, use, {project}) => {
    const start = STARTS[project.name];
    if (!start) throw new Error(`${project.name} is no engine. Choose from ${Object.keys(STARTS).join(', ')}.`);
    await takeErrors();
    const browser = await start({hasScripts});
    try {
      const [first] = await browser.windows();
      if (!first) throw new Error(`${project.name} has opened no window.`);
      await use(new Visitor(browser, first, environment[site]));
    } finally {
      await browser.close();
    }
    expect(await takeErrors(), 'errors of the pages').toEqual([]);
  },
});

export {expect};

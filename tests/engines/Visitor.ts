import {expect} from '@playwright/test';
import type {BrowserWindow, PageFunction, RunningBrowser} from './BrowserWindow';

/** Pixels from the top left corner of what is shown. */
type Place = readonly [x: number, y: number];

/** Milliseconds until something must have happened. */
const PATIENCE = 15_000;

/** An element by a CSS selector, and by its whole text if several match. */
export type Target = readonly [selector: string, text?: string];

/** A visitor at a window: sees, clicks and types. Each step waits until it is possible. */
export class Visitor {
  constructor(
    private readonly browser: RunningBrowser,
    private readonly window: BrowserWindow,
    private readonly site: string,
  ) {}

  /** Opens a page of the site, and waits for its script. */
  async open(pathname: string): Promise<void> {
    await this.read(pathname);
    await this.sees('html[data-has-hydrated=true]');
  }

  /** Opens a page of the site as the server sends it. */
  read(pathname: string): Promise<void> {
    return this.window.open(`${this.site}${pathname}`);
  }

  /** Reloads the page, and waits for its script. */
  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset.before = 'reload';
      window.location.reload();
    });
    await this.sees('html[data-has-hydrated=true]:not([data-before])');
  }

  back(): Promise<void> {
    return this.window.back();
  }

  press(key: string, ...modifiers: readonly string[]): Promise<void> {
    return this.window.press(key, ...modifiers);
  }

  type(text: string): Promise<void> {
    return this.window.type(text);
  }

  print(): Promise<void> {
    return this.window.print();
  }

  /** Runs a function in the page. */
  run<Arguments extends unknown[], Result>(work: PageFunction<Arguments, Result>, ...args: Arguments): Promise<Result> {
    return this.window.run(work, ...args);
  }

  /** Clicks the middle of an element, where nothing may cover it. */
  async click(...target: Target): Promise<void> {
    await this.sees(...target);
    const [selector, text] = target;
    const places: Place[] = [];
    await this.until(`can click ${target.join(': ')}`, async () => {
      const place = await this.window.run(findPlace, selector, text ?? null);
      if (place) places.push(place);
      return place !== null;
    });
    for (const [x, y] of places) await this.window.clickAt(x, y);
  }

  async sees(...[selector, text]: Target): Promise<void> {
    await expect(async () => {
      const texts = await this.window.run(textsShown, selector);
      if (text === undefined) expect(texts, `sees ${selector}`).not.toEqual([]);
      else expect(texts, `sees ${selector}`).toContain(text);
    }).toPass({timeout: PATIENCE});
  }

  async misses(...[selector, text]: Target): Promise<void> {
    await expect(async () => {
      const texts = await this.window.run(textsShown, selector);
      if (text === undefined) expect(texts, `doesn't see ${selector}`).toEqual([]);
      else expect(texts, `doesn't see ${selector}`).not.toContain(text);
    }).toPass({timeout: PATIENCE});
  }

  /** An element has the focus. `:focus` matches only in a window that has it too, which is not so without a display. */
  hasFocus(selector: string): Promise<void> {
    return this.until(`${selector} has the focus`, () =>
      this.window.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector),
    );
  }

  /** The URL and the page are those of a path. */
  async isAt(pathname: string, heading: string): Promise<void> {
    await this.sees('h1', heading);
    await this.until(
      `is at ${pathname}`,
      async () => (await this.window.run(() => window.location.pathname)) === pathname,
    );
  }

  /** The only window that another one has opened. */
  async popup(): Promise<Visitor> {
    await this.hasWindows(2);
    const [, popup] = await this.browser.windows();
    if (!popup) throw new Error('The popup has closed itself.');
    return new Visitor(this.browser, popup, this.site);
  }

  async hasWindows(count: number): Promise<void> {
    await expect.poll(async () => (await this.browser.windows()).length, {timeout: PATIENCE}).toBe(count);
  }

  /** Looks until something is so. A page that is just being left can't be looked at. */
  async until(what: string, look: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      expect(await look(), what).toBe(true);
    }).toPass({timeout: PATIENCE});
  }
}

/** The texts of elements that are shown. */
function textsShown(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText.trim());
}

/** Where to click the first element that is shown, in pixels, or null while something covers it. Scrolls to it. */
function findPlace(selector: string, text: string | null): Place | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && (text === null || element.innerText.trim() === text),
  );
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  const box = found?.getClientRects()[0];
  if (!found || !box) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

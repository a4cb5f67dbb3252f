import puppeteer, {type KeyInput, type LaunchOptions, type Page} from 'puppeteer-core';
import {type BrowserOptions, type BrowserWindow, type PageFunction, type RunningBrowser, SIZE} from './BrowserWindow';

class PuppeteerWindow implements BrowserWindow {
  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  run<Arguments extends unknown[], Result>(work: PageFunction<Arguments, Result>, ...args: Arguments): Promise<Result> {
    return this.page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  async press(key: string, ...modifiers: readonly string[]): Promise<void> {
    const {keyboard} = this.page;
    for (const modifier of modifiers) await keyboard.down(modifier as KeyInput);
    await keyboard.press(key as KeyInput);
    for (const modifier of modifiers) await keyboard.up(modifier as KeyInput);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async print(): Promise<void> {
    await this.page.pdf();
  }
}

async function launch(options: LaunchOptions): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({defaultViewport: null, ...options});
  return {
    windows: async () => (await browser.pages()).map((page) => new PuppeteerWindow(page)),
    close: () => browser.close(),
  };
}

/** Starts Chromium without a window, by the DevTools protocol. */
export async function startChromium(executablePath: string, {hasScripts}: BrowserOptions): Promise<RunningBrowser> {
  return launch({
    executablePath,
    headless: 'shell',
    args: [
      '--no-sandbox',
      `--window-size=${String(SIZE.width)},${String(SIZE.height)}`,
      ...(hasScripts ? [] : ['--blink-settings=scriptEnabled=false']),
    ],
  });
}

/** Starts Firefox without a window, by WebDriver BiDi. */
export async function startFirefox(executablePath: string, {hasScripts}: BrowserOptions): Promise<RunningBrowser> {
  return launch({
    browser: 'firefox',
    executablePath,
    args: [`--width=${String(SIZE.width)}`, `--height=${String(SIZE.height)}`],
    extraPrefsFirefox: {'javascript.enabled': hasScripts},
  });
}

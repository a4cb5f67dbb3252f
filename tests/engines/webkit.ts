import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {Builder, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {stop} from '../../src/node/steps';
import {freePort} from '../fixtures/ports';
import {type BrowserOptions, type BrowserWindow, type PageFunction, type RunningBrowser, SIZE} from './BrowserWindow';
import {WEBKIT_DRIVER} from './programs';

/** WebDriver's codes of keys that are no character. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

const codeOf = (key: string): string => {
  const code = KEYS[key] ?? (key.length === 1 ? key : undefined);
  if (code) return code;
  throw new Error(`The key ${key} has no code. Add it to tests/engines/webkit.ts.`);
};

class WebKitWindow implements BrowserWindow {
  constructor(
    private readonly driver: WebDriver,
    private readonly handle: string,
  ) {}

  async open(url: string): Promise<void> {
    await (await this.current()).get(url);
  }

  async back(): Promise<void> {
    await (await this.current()).navigate().back();
  }

  async run<Arguments extends unknown[], Result>(
    work: PageFunction<Arguments, Result>,
    ...args: Arguments
  ): Promise<Result> {
    return (await this.current()).executeScript<Result>(work, ...args);
  }

  async clickAt(x: number, y: number): Promise<void> {
    const actions = (await this.current()).actions();
    await actions
      .move({x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT})
      .click()
      .perform();
  }

  async press(key: string, ...modifiers: readonly string[]): Promise<void> {
    const actions = (await this.current()).actions();
    for (const modifier of modifiers) actions.keyDown(codeOf(modifier));
    actions.keyDown(codeOf(key)).keyUp(codeOf(key));
    for (const modifier of modifiers) actions.keyUp(codeOf(modifier));
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await (await this.current()).actions().sendKeys(text).perform();
  }

  /** The driver has no command that prints, so the page gets the events of printing. */
  async print(): Promise<void> {
    await this.run(() => {
      for (const type of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(type));
    });
  }

  /** Commands go to one window at a time. */
  private async current(): Promise<WebDriver> {
    await this.driver.switchTo().window(this.handle);
    return this.driver;
  }
}

/** Waits until the driver responds. @throws if it has ended, or after ten seconds */
async function responds(url: string, driver: ChildProcess): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended. Its message is above.');
    const isUp = await fetch(`${url}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver doesn't respond at ${url}.`);
}

/** Starts WebKit's driver, and with it WebKit's small browser on the display of the environment. */
export async function startWebKit({hasScripts}: BrowserOptions): Promise<RunningBrowser> {
  const port = await freePort();
  const program = spawn(WEBKIT_DRIVER, [`--port=${String(port)}`], {stdio: ['ignore', 'ignore', 'inherit']});
  await once(program, 'spawn');
  // The browser ends with its driver, and the driver with the tests, whatever ends them.
  const kill = (): boolean => program.kill();
  process.once('exit', kill);
  const url = `http://127.0.0.1:${String(port)}`;
  await responds(url, program);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        args: ['--automation', ...(hasScripts ? [] : ['--enable-javascript=false'])],
      },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({x: 0, y: 0, ...SIZE});
  const first = await driver.getWindowHandle();
  return {
    windows: async () => {
      const handles = await driver.getAllWindowHandles();
      // The order of handles has no meaning.
      const others = handles.filter((handle) => handle !== first);
      return [first, ...others].map((handle) => new WebKitWindow(driver, handle));
    },
    close: async () => {
      await driver.quit();
      await stop(program);
      process.off('exit', kill);
    },
  };
}

/** A function that runs in the page. It is sent as text, so it must not use anything around it. */
export type PageFunction<Arguments extends readonly unknown[], Result> = (...args: Arguments) => Result;

/** A window of a browser, in the few commands that the libraries of all engines have. */
export interface BrowserWindow {
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The Back button of the browser. */
  back(): Promise<void>;
  /** Runs a function in the page and returns its result, which must be JSON. */
  run<Arguments extends unknown[], Result>(work: PageFunction<Arguments, Result>, ...args: Arguments): Promise<Result>;
  /** Clicks with a pointer. Pixels from the top left corner of what is shown. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key by its name in DOM events, such as `ArrowDown` or `k`, while modifiers are down. */
  press(key: string, ...modifiers: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Prints the page to nowhere. */
  print(): Promise<void>;
}

/** A running browser. */
export interface RunningBrowser {
  /** All windows, the first one first. */
  windows(): Promise<readonly BrowserWindow[]>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether pages may run scripts. */
  readonly hasScripts: boolean;
}

/** Size of the first window in pixels, wide enough for all columns of a page. */
export const SIZE = {width: 1350, height: 900} as const;

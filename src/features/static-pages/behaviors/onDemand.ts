/** What a page can do besides being read. Returns a function that stops it. */
export type Behavior = (page: HTMLElement) => () => void;

interface Demand {
  /** Pages without such an element don't need it. */
  readonly selector: string;
  /** The first of these events loads it. Without any, it loads with the page. */
  readonly events?: readonly string[];
  readonly load: () => Promise<Behavior>;
}

/** A behavior that is loaded where and when it is needed. If that fails, the page does without it. */
export const onDemand =
  ({selector, events = [], load}: Demand): Behavior =>
  (page) => {
    let end: (() => void) | undefined;
    const waiting = new AbortController();
    const begin = (): void => {
      for (const event of events) page.removeEventListener(event, begin);
      void load().then(
        (start) => {
          if (!waiting.signal.aborted) end = start(page);
        },
        () => undefined,
      );
    };
    if (page.querySelector(selector)) {
      for (const event of events) page.addEventListener(event, begin, {signal: waiting.signal});
      if (events.length === 0) begin();
    }
    return () => {
      waiting.abort();
      end?.();
    };
  };

/** What a page can do besides being read. Returns a function that stops it. */
export type Behavior = (page: HTMLElement) => () => void;

interface Demand {
  /** Pages without such an element don't need it. */
  readonly selector: string;
  readonly load: () => Promise<Behavior>;
}

/** A behavior that is loaded where it is needed. If that fails, the page does without it. */
export const onDemand =
  ({selector, load}: Demand): Behavior =>
  (page) => {
    let isStopped = false;
    let end: (() => void) | undefined;
    if (page.querySelector(selector)) {
      void load().then(
        (start) => {
          if (!isStopped) end = start(page);
        },
        () => undefined,
      );
    }
    return () => {
      isStopped = true;
      end?.();
    };
  };

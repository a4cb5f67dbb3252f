/**
 * The modal resets its error screen as soon as the promise of the search settles. So a failed search never settles: its
 * `catch` calls the modal's handler and stays pending. It first waits for the stall timer, which would replace the error. The
 * next key starts a new search.
 */
const AFTER_STALL = 350;

/** The only error name for which the modal has an error screen. */
const SHOWN = 'RetryError';

export class SearchFailed extends Error {
  override readonly name = SHOWN;
}

const asShown = (error: unknown): Error =>
  error instanceof Error && error.name === SHOWN ? error : new SearchFailed(String(error), {cause: error});

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

const until = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, time - Date.now()));
  });

/**
 * Wraps a search function so that its errors stay on screen.
 * Errors of superseded queries are dropped.
 */
export function keepErrors<Request, Response>(
  search: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  let latest = 0;
  return (request) => {
    const number = ++latest;
    const shownFrom = Date.now() + AFTER_STALL;
    const running = search(request);
    const fail = async (error: unknown, handler?: ((reason: unknown) => unknown) | null): Promise<never> => {
      await until(shownFrom);
      if (number === latest) {
        try {
          handler?.(asShown(error));
        } catch {
          // The modal's handler rethrows the error after it has shown it.
        }
      }
      return never();
    };
    return Object.assign(Object.create(running) as Promise<Response>, {
      then: running.then.bind(running),
      catch: (handler?: ((reason: unknown) => unknown) | null) =>
        running.catch((error: unknown) => fail(error, handler)),
      finally: running.finally.bind(running),
    });
  };
}

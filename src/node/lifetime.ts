import {rmSync} from 'node:fs';

/** Signals that end a command: the terminal was closed, Ctrl-C, and what supervisors send. */
const SIGNALS = {SIGHUP: 1, SIGINT: 2, SIGTERM: 15} as const;

type Work = () => void | Promise<void>;

/** Cleanup before the process ends, latest first, because it can depend on earlier work. */
const works: Work[] = [];
let ending = false;
let isSuccess = false;

/** Whether the command is ending, so that nothing new must start. */
export const isEnding = (): boolean => ending;

/** Registers cleanup for the end of the process, however it ends. Returns a function that removes it. */
export function atEnd(work: Work): () => void {
  works.push(work);
  return () => {
    if (works.includes(work)) works.splice(works.indexOf(work), 1);
  };
}

/** Removes a folder when the command ends, so that no incomplete files remain. */
export function removeAtEnd(folder: string): void {
  // Another process may still be writing.
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  atEnd(remove);
  // If a library exits the process, or an error is not caught.
  process.once('exit', remove);
}

/** Declares that the command runs until it is stopped, so that a signal is not a failure. */
export function endsWell(): void {
  isSuccess = true;
}

/** Waits for a signal that ends the command. */
export function serving(): Promise<never> {
  endsWell();
  return new Promise<never>(() => undefined);
}

async function doWorks(): Promise<void> {
  for (let work = works.pop(); work; work = works.pop()) {
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Runs the cleanup, and ends the process. Only the first call counts. */
export async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await doWorks();
  process.exit(code);
}

export const endBy = (signal: keyof typeof SIGNALS): Promise<void> => end(isSuccess ? 0 : 128 + SIGNALS[signal]);

/** Runs a command, and cleans up after success, failure or a signal. */
export function live(work: Work, tell: (error: unknown) => void): void {
  // Not `once`, because a terminal signals all processes, and some pass the signal on again.
  for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]) process.on(signal, () => void endBy(signal));
  // Also if it throws before its first promise.
  Promise.resolve()
    .then(work)
    .then(doWorks)
    .catch((error: unknown) => {
      if (ending) return;
      tell(error);
      void end(1);
    });
}

import {rmSync} from 'node:fs';

/** Signals that end a command: the terminal was closed, Ctrl-C, and what supervisors send. */
const SIGNALS = {SIGHUP: 1, SIGINT: 2, SIGTERM: 15} as const;

type Work = () => void | Promise<void>;

/** What is to be done before the process ends: the latest first, because it may need what was there before it. */
const works: Work[] = [];
let ending = false;
let isSuccess = false;

/** Whether the command is about to end: nothing new is begun then. */
export const isEnding = (): boolean => ending;

/** Has work done before the process ends, however it comes to that. @returns what takes it back */
export function atEnd(work: Work): () => void {
  works.push(work);
  return () => {
    if (works.includes(work)) works.splice(works.indexOf(work), 1);
  };
}

/** Removes a folder when the command ends: nothing half written stays. */
export function removeAtEnd(folder: string): void {
  // Another process may have been writing until a moment ago.
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  atEnd(remove);
  // If a library exits the process, or an error is not caught.
  process.once('exit', remove);
}

/** Says that the command now serves until it is ended, and that a signal is then no failure. */
export function endsWell(): void {
  isSuccess = true;
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

/** Does what is left, and ends the process. Only the first call counts. */
export async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await doWorks();
  process.exit(code);
}

/** Runs a command until it is done, fails or is ended by a signal; what was left to do is done in each case. */
export function live(work: () => Promise<void>, tell: (error: unknown) => void): void {
  // For good, not once: a terminal sends a signal to all processes, and some of them pass it on a second time.
  for (const [signal, number] of Object.entries(SIGNALS))
    process.on(signal, () => void end(isSuccess ? 0 : 128 + number));
  work()
    .then(doWorks)
    .catch((error: unknown) => {
      if (ending) return;
      tell(error);
      void end(1);
    });
}

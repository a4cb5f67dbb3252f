import {type ReactNode, useCallback, useState} from 'react';
import {translate} from '@docusaurus/Translate';

interface Ran {
  /** The outcome in one line. */
  readonly words: string;
  /** The response. Undefined if there is none. */
  readonly shown?: ReactNode;
}

const notRun = (): Ran => ({
  words: translate({message: "It couldn't be run. Check your network connection."}),
});

/** Loads the code that runs a request, and runs it. */
async function runLink(link: string, onEnd: () => void): Promise<Ran> {
  const {loadParts} = await import('@site/src/features/try-it');
  return (await loadParts()).runLink(link, onEnd);
}

/**
 * Runs the request of a link to a form in the sandbox of the page, where its response takes the place of the printed one.
 * `attributes` are those of the element whose last two figures are the printed response and `result`.
 */
export function useRun(link: string) {
  const [ran, setRan] = useState<Ran>();
  const [isRunning, setRunning] = useState(false);
  const drop = useCallback(() => setRan(undefined), []);
  const run = async (): Promise<void> => {
    setRunning(true);
    setRan(await runLink(link, drop).catch(notRun));
    setRunning(false);
  };
  const start = (): void => {
    if (!isRunning) void run();
  };
  const hasRun = ran?.shown !== undefined;
  return {
    hasRun,
    start,
    isRunning,
    attributes: {'data-ran': hasRun ? '' : undefined},
    result: (
      <>
        {/* It always exists, so that screen readers announce its text. */}
        <p role="status" className={ran && !ran.shown ? 'text-small padding--md' : 'visually-hidden'}>
          {ran?.words}
        </p>
        {ran?.shown}
      </>
    ),
  };
}

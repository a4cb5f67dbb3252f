import {useState} from 'react';

export type CopyOutcome = 'copied' | 'failed' | undefined;

/**
 * Copies on demand.
 * @param subject the text to copy. A new subject resets the result
 */
export function useCopy(
  text: () => string | Promise<string>,
  subject: string,
): readonly [outcome: CopyOutcome, copy: () => void] {
  const [last, setLast] = useState<{readonly subject: string; readonly outcome: CopyOutcome}>();
  const copy = (): void => {
    Promise.resolve()
      .then(async () => navigator.clipboard.writeText(await text()))
      .then(
        () => setLast({subject, outcome: 'copied'}),
        () => setLast({subject, outcome: 'failed'}),
      );
  };
  return [last?.subject === subject ? last.outcome : undefined, copy];
}

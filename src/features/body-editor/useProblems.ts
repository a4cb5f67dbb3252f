import {useEffect, useMemo, useState} from 'react';
import type {PlacedProblem} from './core/problemRanges';
import type {BodyDescription, SyntaxProblem} from './description';

/** A text is checked when nothing was typed for this time, in milliseconds. */
const PAUSE = 400;

export interface Checked {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly syntax?: SyntaxProblem | undefined;
}

/** The problems of the latest text that was checked: those that are known, and those that a check finds while the visitor writes. */
export function useProblems(
  value: string,
  known: readonly PlacedProblem[],
  description: BodyDescription | undefined,
): Checked {
  const [checked, setChecked] = useState<Checked>({text: value, problems: []});
  useEffect(() => {
    const check = (): void => {
      const found = description?.check(value) ?? [];
      const isSyntax = 'line' in found;
      setChecked({text: value, problems: isSyntax ? [] : found, syntax: isSyntax ? found : undefined});
    };
    const timer = setTimeout(check, PAUSE);
    return () => clearTimeout(timer);
  }, [description, value]);
  return useMemo(() => {
    const paths = new Set(known.map(({path}) => path));
    return {...checked, problems: [...known, ...checked.problems.filter(({path}) => !paths.has(path))]};
  }, [checked, known]);
}

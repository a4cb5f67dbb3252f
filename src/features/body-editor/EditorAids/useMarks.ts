import {useEffect, useMemo, useState} from 'react';
import {movedMarks} from '../core/lines';
import {type Mark, type PlacedProblem, markAt, marksOf} from '../core/problemRanges';
import type {BodyDescription} from '../description';

/** A text is checked when nothing was typed for this time, in milliseconds. */
const PAUSE = 400;

/** The marks of problems in a text: those that are known, and those that a check finds while the visitor writes. */
export function useMarks(
  value: string,
  problems: readonly PlacedProblem[],
  description: BodyDescription | undefined,
): readonly Mark[] {
  const [checked, setChecked] = useState<{readonly text: string; readonly marks: readonly Mark[]}>();
  useEffect(() => {
    const check = (): void => {
      const found = description?.check(value) ?? [];
      if ('line' in found) {
        setChecked({text: value, marks: [markAt(value, found.line, found.column, found.text)]});
        return;
      }
      const known = new Set(problems.map(({path}) => path));
      const others = found.filter(({path}) => !known.has(path));
      setChecked({text: value, marks: marksOf(value, [...problems, ...others])});
    };
    const timer = setTimeout(check, PAUSE);
    return () => clearTimeout(timer);
  }, [description, problems, value]);
  return useMemo(() => (checked ? movedMarks(checked.marks, checked.text, value) : []), [checked, value]);
}

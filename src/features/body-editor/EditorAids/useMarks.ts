import {useMemo} from 'react';
import {movedMarks} from '../core/lines';
import {type Mark, markAt, marksOf} from '../core/problemRanges';
import type {Checked} from '../useProblems';

/** The marks of problems in a text that can have changed since it was checked. */
export function useMarks(value: string, {text, problems, syntax}: Checked): readonly Mark[] {
  const marks = useMemo(
    () => (syntax ? [markAt(text, syntax.line, syntax.column)] : marksOf(text, problems)),
    [problems, syntax, text],
  );
  return useMemo(() => movedMarks(marks, text, value), [marks, text, value]);
}

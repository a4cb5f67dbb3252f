import type {Change, Impact, SubjectChanges} from './compare';

const MARKS: Readonly<Record<Impact, string>> = {
  breaking: 'breaking',
  compatible: 'compatible',
  unclear: 'to be judged',
};

const line = ({kind, impact, words}: Change): string => `  ${kind}, ${MARKS[impact]}: ${words.replaceAll('`', '')}`;

const count = (number: number, word: string): string => `${String(number)} ${word}${number === 1 ? '' : 's'}`;

/** Changes as text for a terminal: a heading for each operation, a line for each change, and the sum. */
export function changeReport(subjects: readonly SubjectChanges[]): string {
  if (subjects.length === 0) return 'No change that a program would notice.';
  const all = subjects.flatMap(({changes}) => changes);
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  return [
    ...subjects.map(({subject, summary, changes}) => [`${subject} (${summary})`, ...changes.map(line)].join('\n')),
    `${count(all.length, 'change')} at ${count(subjects.length, 'place')}, ${String(breaking)} of them breaking.`,
  ].join('\n\n');
}

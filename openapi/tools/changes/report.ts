import type {Change, SubjectChanges} from '../../model/changes';
import {changeWords, subjectWords} from '../../pages/changelog/changeWords';

const line = (change: Change): string =>
  `  ${change.kind}, ${change.impact}: ${changeWords(change).replaceAll('`', '')}`;

const count = (number: number, word: string): string => `${String(number)} ${word}${number === 1 ? '' : 's'}`;

/** Text without control characters, which a terminal would execute. Line breaks are ours. */
const printable = (text: string): string => text.replaceAll(/(?!\n)\p{C}/gu, '?');

/** Changes as text for a terminal: a heading for each operation, a line for each change, and the total. */
export function changeReport(subjects: readonly SubjectChanges[]): string {
  if (subjects.length === 0) return 'No change that a program would notice.';
  const all = subjects.flatMap(({changes}) => changes);
  const breaking = all.filter(({impact}) => impact === 'breaking').length;
  const blocks = subjects.map((subject) =>
    [`${subject.subject} (${subjectWords(subject)})`, ...subject.changes.map(line)].join('\n'),
  );
  const total = `${count(all.length, 'change')} at ${count(subjects.length, 'location')}, ${String(breaking)} of them breaking.`;
  return printable([...blocks, total].join('\n\n'));
}

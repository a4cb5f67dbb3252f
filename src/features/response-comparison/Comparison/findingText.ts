import {translate} from '@docusaurus/Translate';
import type {Finding} from '../core/finding';

type Words = Pick<Finding, 'expected' | 'found'>;

const SENTENCES: Readonly<Record<Finding['kind'], (words: Words) => string>> = {
  'unknown status': (words) => translate({message: '{found} is not described. Described: {expected}.'}, words),
  'unknown field': (words) => translate({message: 'Not described. Sent as {found}.'}, words),
  'missing field': () => translate({message: 'Not sent, and described as always present.'}),
  'unexpected null': (words) => translate({message: 'Sent as null, described as {expected}.'}, words),
  'other type': (words) => translate({message: 'Sent as {found}, described as {expected}.'}, words),
  'other value': (words) => translate({message: 'Sent with a value other than {expected}.'}, words),
  'other format': (words) => translate({message: 'Not in the format {expected}.'}, words),
  'new value': (words) => translate({message: 'New value. Known: {expected}. The list can grow.'}, words),
  'open statement': (words) => translate({message: 'Open statement: {expected} This response: {found}.'}, words),
};

/** A sentence, which says in how many places it is so. A statement is Markdown with names in backticks. */
export function findingText({kind, expected, found, count}: Finding): string {
  const text = SENTENCES[kind]({expected: expected.replaceAll('`', ''), found});
  return count === 1 ? text : `${text} ${translate({message: 'In {count} places.'}, {count})}`;
}

import type {Profile} from './profile';

/** Longest part of a name that is read, in UTF-16 units, because users can enter anything. */
const MAX_NAME_LENGTH = 256;
/** Longest letter with combining marks. Longer ones show only their first character. */
const MAX_LETTER_LENGTH = 16;
/** Two letters, each of which can become three in uppercase. */
const MAX_INITIALS_LENGTH = 2 * 3 * MAX_LETTER_LENGTH;
/** Control characters and direction marks. */
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SHOWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Splits a text into grapheme clusters, or into code points in browsers without `Intl.Segmenter`. */
const characters = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, {granularity: 'grapheme'}).segment(text), ({segment}) => segment)
    : Array.from(text);

function initial(name: string): string {
  const letter = characters(name.slice(0, MAX_NAME_LENGTH).replace(INVISIBLE, '')).find((part) => SHOWN.test(part));
  if (letter === undefined) return '';
  const short = letter.length > MAX_LETTER_LENGTH ? (Array.from(letter)[0] ?? '') : letter;
  return short.toUpperCase();
}

/** The first letters of first and last name, else of the full name. Empty if there are no letters. */
export function initialsOf({first_name: first = '', last_name: last = '', name = ''}: Profile): string {
  const own = initial(first) + initial(last);
  if (own !== '') return own;
  const [head = '', ...others] = name
    .slice(0, MAX_NAME_LENGTH)
    .split(/\s+/u)
    .filter((word) => SHOWN.test(word));
  return initial(head) + initial(others.at(-1) ?? '');
}

/** Whether a stored text can be from `initialsOf`. Other texts are not shown. */
export const areInitials = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= MAX_INITIALS_LENGTH &&
  value.replace(INVISIBLE, '') === value;

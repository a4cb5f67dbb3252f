import type {Profile} from './profile';

/** Names are written by their owners: no more than this many UTF-16 units of one are looked at. */
const MAX_NAME_LENGTH = 256;
/** A letter may carry marks without end; what is longer than this shows its first character alone. */
const MAX_LETTER_LENGTH = 16;
/** Two letters, each of which may grow to three in capitals. */
const MAX_INITIALS_LENGTH = 2 * 3 * MAX_LETTER_LENGTH;
/** Controls, and the marks that turn the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SHOWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Splits a text into what people call its characters; browsers without a segmenter split it into code points. */
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

/** The first letters of first and last name, or those of the full name; empty when there is no letter in any. */
export function initialsOf({first_name: first = '', last_name: last = '', name = ''}: Profile): string {
  const own = initial(first) + initial(last);
  if (own !== '') return own;
  const [head = '', ...others] = name
    .slice(0, MAX_NAME_LENGTH)
    .split(/\s+/u)
    .filter((word) => SHOWN.test(word));
  return initial(head) + initial(others.at(-1) ?? '');
}

/** Whether a text from storage can be what `initialsOf` wrote; anything else is not shown. */
export const areInitials = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= MAX_INITIALS_LENGTH &&
  value.replace(INVISIBLE, '') === value;

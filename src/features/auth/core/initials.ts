import type {Profile} from './profile';

/** What names have besides spaces, punctuation, control characters and direction marks. */
const SHOWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The first letter of a name, which can be anything. */
const initial = (name = ''): string => SHOWN.exec(name)?.[0].toUpperCase() ?? '';

/** The first letters of first and last name, else of the full name. Empty if there are no letters. */
export function initialsOf({first_name: first, last_name: last, name = ''}: Profile): string {
  const own = initial(first) + initial(last);
  if (own !== '') return own;
  const [head, ...others] = name.split(/\s+/u).filter((word) => SHOWN.test(word));
  return initial(head) + initial(others.at(-1));
}

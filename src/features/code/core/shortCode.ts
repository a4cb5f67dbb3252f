/** Code with more characters may break: in text, and in the cells of a table on a phone. */
const LONGEST = {text: 20, table: 16} as const;
/** Where a browser would break a word: a space, and after these characters. */
const BREAKS = /[\s/?|}-]./;

/** Class of code that goes to the next line as a whole: `2026-09-14`, `/v2/people/{id}`. Undefined if it's long, or never breaks. */
export const shortCodeClass = (code: string, place: keyof typeof LONGEST = 'text'): 'short-code' | undefined =>
  code.length <= LONGEST[place] && BREAKS.test(code) ? 'short-code' : undefined;

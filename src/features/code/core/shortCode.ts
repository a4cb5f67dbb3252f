/** Code with more characters may break. */
const LONGEST = 20;
/** Where a browser would break a word: a space, and after these characters. */
const BREAKS = /[\s/?|}-]./;

/** Class of code that goes to the next line as a whole: `2026-09-14`, `/v2/people/{id}`. Undefined if it's long, or never breaks. */
export const shortCodeClass = (code: string): 'short-code' | undefined =>
  code.length <= LONGEST && BREAKS.test(code) ? 'short-code' : undefined;

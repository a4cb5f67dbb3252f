/** Shorter names stay on one line. */
const SHORT = 16;
const PIECES = /[/._\-:=&]*\[?[^/._\-:=&[]+[/._\-:=&]*|[^]/g;

/** The pieces between which a path, URL or name may go on to the next line: behind `/ . _ - : = &` and before `[`. */
export const breakPoints = (text: string): string[] => (text.length <= SHORT ? [text] : (text.match(PIECES) ?? [text]));

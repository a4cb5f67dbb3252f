/** Shorter names stay on one line. */
const SHORT = 16;
const PIECES = /[/._\-:=&]*(?:\{[^{}]*\}|\[?[^/._\-:=&[{]+)[/._\-:=&]*|[/._\-:=&]+|[^]/g;

/** The pieces of a path, URL or name. Lines can break after `/ . _ - : = &`, before `[`, and never inside braces. */
export const breakPoints = (text: string): string[] => (text.length <= SHORT ? [text] : (text.match(PIECES) ?? [text]));

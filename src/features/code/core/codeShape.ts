/** Code with more lines shows the first 20 (src/css/code.css). */
const LONG = 24;

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'curl', 'powershell']);

/** The space between tab stops in browsers. */
const TAB = 8;

/** Room for the longest line: on no phone, in no column of a workbench, in no column of text. In columns of code. */
const WIDTHS = [
  ['wide', 82],
  ['medium', 58],
  ['narrow', 38],
] as const;

/** What the style sheet and the head of a block need to know of its code. The values are attributes, so that MDX can have them. */
export interface CodeShape {
  /** Number of lines, if there are too many to show all of them at first. */
  readonly lines?: string | undefined;
  /** The narrowest kind of block that has no room for the longest line. None if every block has room. */
  readonly width?: (typeof WIDTHS)[number][0] | undefined;
  /** Whether it is for a shell. Its lines are wrapped from the start. */
  readonly shell?: '' | undefined;
}

const columnsOf = (line: string): number => {
  let columns = 0;
  for (const character of line) columns += character === '\t' ? TAB - (columns % TAB) : 1;
  return columns;
};

const linesOf = (code: string): string[] => code.replace(/\n$/, '').split('\n');

export const lineCount = (code: string): number => linesOf(code).length;

/** Counts the lines of a code, and measures the longest one. */
export function codeShape(code: string, language: string): CodeShape {
  const count = lineCount(code);
  const longest = Math.max(...linesOf(code).map(columnsOf));
  return {
    lines: count > LONG ? String(count) : undefined,
    width: WIDTHS.find(([, columns]) => longest > columns)?.[0],
    shell: SHELLS.has(language) ? '' : undefined,
  };
}

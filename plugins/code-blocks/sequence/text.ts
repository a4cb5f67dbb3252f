/** Widths of letters as shares of the font's size, a little wider than those of the site's font. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljI.,:;'|!()[\]]/, 0.34],
  [/[ftr\s-]/, 0.42],
  [/[mwMW@%]/, 0.92],
  [/[A-Z_&]/, 0.72],
];

/** About how many pixels a text is wide. There is no font to measure with while the site is built. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6), 0) *
  size;

/** Breaks a text at spaces into lines that are at most so wide. A single word may be wider. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

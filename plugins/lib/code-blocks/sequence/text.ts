/** Widths of characters relative to the font size, slightly wider than in the site's font. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljI.,:;'|!()[\]]/, 0.34],
  [/[ftr\s-]/, 0.42],
  [/[mwMW@%]/, 0.92],
  [/[A-Z_&]/, 0.72],
];

/** Estimates the width of a text in pixels, because the build can't measure fonts. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6), 0) *
  size;

/** Wraps a text at spaces. A single word can be wider than the limit. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

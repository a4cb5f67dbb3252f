/** The visible text of Markdown, including code. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/```[^\n]*\n/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|^#+ |^\s*[-|] /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Longer code is a program, mostly with words of its language. */
export const LONGEST_CODE = 240;

/** Characters of text in a record: enough for ranking, and few enough for precise anchors. */
const LENGTH = 300;

/** Joins pieces of text to texts of about 300 characters, without splitting a piece. */
export function joinPieces(pieces: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + piece.length < LENGTH) texts[texts.length - 1] = `${last} ${piece}`;
    else texts.push(piece);
  }
  return texts;
}

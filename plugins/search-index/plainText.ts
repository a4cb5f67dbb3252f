/** Markdown of a description as the words that a reader sees; code keeps its text. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/```[^\n]*\n/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|^#+ |^\s*[-|] /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** About this many letters of text make a record: enough to rank by, few enough to land near the words. */
const LENGTH = 300;

/** Joins pieces of text, in their order, to texts of about 300 letters. A piece is never cut. */
export function joinPieces(pieces: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + piece.length < LENGTH) texts[texts.length - 1] = `${last} ${piece}`;
    else texts.push(piece);
  }
  return texts;
}

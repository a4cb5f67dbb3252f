const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
// cspell:disable-next-line
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** How much longer other languages tend to be than English. */
const GROWTH = 0.3;
/** What is no word in a text: places for values, code spans, targets of links, tags, ids of headings. */
const NO_WORDS = /`+[^`]*`+|\]\([^)]*\)|<[^>]*>|\\?\{[^}]*\}|https?:\/\/\S+|[A-Za-z]/g;

/** Text without an ASCII letter, as readable as before. Markdown and places for values stay as they are. */
export const accented = (text: string): string =>
  text.replaceAll(NO_WORDS, (found) => (found.length > 1 ? found : (ACCENTED[PLAIN.indexOf(found)] ?? found)));

const longer = (text: string): string => {
  const more = Math.ceil(text.length * GROWTH);
  return `⟦${accented(text)}${more > 1 ? ` ${'õ'.repeat(more - 1)}` : 'õ'}⟧`;
};

/** A text of the site in the pseudo-locale: accented, longer and in brackets; each plural form by itself. */
export const pseudo = (message: string): string => message.split('|').map(longer).join('|');

/** Words of an API description that are sentences for people. */
const PROSE = new Set(['description', 'summary', 'x-unverified']);
/** Values of the API, whatever they are called. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-known-values', 'x-special-values']);

/** An API description with accents: content, told apart from the texts of the site by lack of brackets. */
export function accentedSpec(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(accentedSpec);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (PROSE.has(key) && typeof value === 'string') return [key, accented(value)];
      return [key, VALUES.has(key) ? value : accentedSpec(value)];
    }),
  );
}

/** A word of a text and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, joined inside by what joins names: `person_id`, `people:write`, `x-salesloft-event`, `user's`. */
const JOINED = /[\p{L}\p{N}]+(?:[_:.'’-][\p{L}\p{N}]+)*/gu;
/** The parts of a joined word; a new one begins at a capital within. */
const PART = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{N}]+|\p{Lu}+(?!\p{Ll})\p{N}*|[\p{L}\p{N}]/gu;

/** Plurals that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  indices: 'index',
  indexes: 'index',
  criteria: 'criterion',
};

/** In lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A word of the index: singular and plural are one. Light on purpose, the same for index and query. */
export function stem(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|sh)es$/.test(word)) return word.slice(0, -2).replace(/^(cas|databas|licens|purpos|respons|us|clos|els|fals|phras|expens)$/, '$1e');
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** `e-mail` is one word to those who search. */
const joinMail = (text: string): string => text.replaceAll(/\b(e)-(mail)/gi, '$1$2');

/** The words of a text with their places, joined ones whole. */
export const joinedWords = (text: string): Word[] =>
  [...text.matchAll(JOINED)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Parts of a joined word, folded, in their order. An apostrophe ends a word: `user's` is about a user. */
export const partsOf = (joined: string): string[] =>
  [...joinMail(joined).replace(/['’]\p{L}{1,2}$/u, '').matchAll(PART)].map(([part]) => fold(part));

/** Whether a joined word is a name in itself: `person_id`, `people:write`. */
export const isName = (joined: string): boolean => /[\p{L}\p{N}][_:][\p{L}\p{N}]/u.test(joined);

/** What the index holds of one joined word. */
export function termsOfWord(joined: string): string[] {
  const parts = partsOf(joined);
  const terms = parts.flatMap((part) => (Object.hasOwn(IRREGULAR, part) ? [stem(part), part] : [stem(part)]));
  return isName(joined) ? [fold(joined), ...terms] : terms;
}

/** What the index holds of a text; a term for each time that it stands there. */
export const termsOf = (text: string): string[] => joinedWords(joinMail(text)).flatMap((word) => termsOfWord(word.text));

/** Without the e they are other words, or the beginning of one: `not`, `guid`, `stat`, `local`. */
const KEEPS_E = new Set(['bare', 'come', 'core', 'done', 'guide', 'here', 'locale', 'note', 'paste', 'state']);

const singular = (word: string): string => {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ie[sd]$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Stems `completing`, `completed` and `complete` to the same term. */
const plain = (word: string): string => {
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  const base =
    cut === undefined || cut.length < 3 || word.endsWith('eed') ? word : cut.replace(/(?![ls])([^aeiou])\1$/, '$1');
  if (KEEPS_E.has(base)) return base;
  if (cut !== undefined && KEEPS_E.has(`${base}e`)) return `${base}e`;
  return base.length > 3 && base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
};

/** A term of the index: the same for singular and plural, and for the forms of a verb. Used for index and queries. */
export function stem(word: string): string {
  if (word === 'people') return 'person';
  return word.length < 4 ? word : plain(singular(word));
}

import {weightOfMethod} from './endpoint';
import {headingsOf} from './postings';
import {type QueryWord, isOwn} from './expandQuery';
import type {SearchRecord} from './record';
import {type Match, type RankedQuery, simple} from './score';
import {STOP_WORDS} from './vocabulary';
import {keyOf, ownName, spellingOf, termsOf} from './tokenize';

/** Pages rank before their sections, and sections before their paragraphs. */
const LEVEL_FACTORS: Readonly<Record<string, number>> = {lvl1: 1.3, lvl2: 1.2};
/** Bonus if the query contains a whole title or keyword. */
const TITLE = 2.4;
/** What a whole keyword counts, compared with a whole title. */
const KEYWORD = 0.8;
/** Bonus if the query contains a whole heading. It decides where on the page a row leads. */
const HEADING = 0.45;
/** Bonus if a title or heading has the query as typed. */
const PHRASE = 0.5;
/** Bonus of a resource whose name is the query, so that `bulk jobs` isn't the field `bulk_job`. */
const RESOURCE = 1.15;
/** Bonus if every word of the query is in titles, headings, names, and keywords. */
const NAMED = 0.5;
/** Bonus of fields whose whole name is the query. */
const FIELD = 3;
/** Bonus of a field that is spelled as typed: `owner_ids` and `owner_id` have one term. */
const SPELLED = 1.3;
/** What a word counts that a record lacks, but its page has. */
const ELSEWHERE = 0.9;
const OLD_IF_ASKED = 2;

export interface Scored {
  readonly ranked: RankedRecord;
  readonly score: number;
}

/** What a title says before its topic. */
const KIND = /^(?:introduction to|tutorial:) /i;

const significant = (text: string): string[] => termsOf(text).filter((term) => !STOP_WORDS.has(term));

/** A record with what ranking compares with the query. */
export function rankedRecord(record: SearchRecord, id: number) {
  const {type, hierarchy, keywords = []} = record;
  const {lvl1} = hierarchy;
  const heading = record.fields ? '' : (headingsOf(record).at(-1) ?? '');
  const names = type === 'lvl1' ? [lvl1, lvl1.replace(KIND, '')] : [heading];
  return {
    id,
    record,
    /** What the page or heading is called: its title, as it is and without "Introduction to". */
    names: names.map((name) => ({text: simple(name), terms: significant(name)})),
    keywordTerms: keywords.map(significant),
    /** Of the overview of a resource: its name, in singular or plural. */
    resourceKey: type === 'lvl1' && record.group === lvl1 ? keyOf(lvl1) : undefined,
  };
}

export type RankedRecord = ReturnType<typeof rankedRecord>;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How well a query and a title match, 0 to 1: the matched share of the title times that of the query. */
function likeness(title: readonly string[], words: readonly QueryWord[]): number {
  const wanted = new Map(title.map((term) => [term, 0]));
  const own = words.filter(isOwn);
  if (wanted.size === 0 || own.length === 0) return 0;
  let naming = 0;
  for (const {alternatives, parts} of own) {
    // A name in a sentence is also meant by a title that has it as words.
    const joined = parts !== undefined && own.length > 1 ? [{terms: parts, weight: 1}] : [];
    const named = [...alternatives, ...joined].filter(({terms}) => terms.every((term) => wanted.has(term)));
    naming += Math.max(0, ...named.map(({weight}) => weight));
    for (const {terms, weight} of named)
      for (const term of terms) wanted.set(term, Math.max(wanted.get(term) ?? 0, weight));
  }
  return (sumOf([...wanted.values()]) / wanted.size) ** 2 * (naming / own.length);
}

/** Share of the query that is matched, 0 to 1, from that of each word. Rare words count more. */
function coverage(matched: readonly number[], {words}: RankedQuery): number {
  const rarities = words.map((word) => (isOwn(word) ? word.rarity : 0));
  const all = sumOf(rarities);
  return all === 0 ? 0 : sumOf(rarities.map((rarity, index) => rarity * (matched[index] ?? 0))) / all;
}

/** Whether a title or heading has the query as typed, 0 to 1. */
function phrase(title: string, text: string): number {
  return text.length >= 3 && ` ${title}`.includes(` ${text}`) ? Math.sqrt(text.length / title.length) : 0;
}

/** How the title and keywords of a page, or a heading, match a query. */
function nameFactor({record, names, keywordTerms, resourceKey}: RankedRecord, {words, text, key}: RankedQuery): number {
  const keywords = keywordTerms.map((terms) => KEYWORD * likeness(terms, words));
  const isResource = resourceKey !== undefined && resourceKey === key;
  const best = isResource ? 1 : Math.max(...names.map(({terms}) => likeness(terms, words)), ...keywords);
  const inName = Math.max(...names.map((name) => phrase(name.text, text)));
  const bonus = record.type === 'lvl1' ? TITLE : HEADING;
  return (1 + bonus * best) * (1 + PHRASE * inName) * (isResource ? RESOURCE : 1);
}

/** How much of the query is the whole name of one of the record's fields. */
function fieldFactor(match: Match, {fields, endpoint}: SearchRecord, {words, text}: RankedQuery): number {
  if (!fields) return 1;
  const lengths = words.map((word, index) => (match.exact[index] === true ? simple(word.text).length : 0));
  const share = Math.min(1, Math.max(0, ...lengths) / Math.max(1, text.length));
  const isSpelled = share > 0 && fields.some(({name}) => spellingOf(ownName(name)) === spellingOf(text));
  return (1 + FIELD * share ** 2) * (isSpelled ? SPELLED : 1) * weightOfMethod(endpoint);
}

/** The factors of a record's score, from its words, its type, titles and keywords, and the rank of its page. */
function factorsOf(match: Match, ranked: RankedRecord, query: RankedQuery, onPage: readonly number[]): number[] {
  const {record} = ranked;
  return [
    sumOf(match.scores),
    coverage(
      match.scores.map((score, word) => (score > 0 ? 1 : ELSEWHERE * (onPage[word] ?? 0))),
      query,
    ),
    LEVEL_FACTORS[record.type] ?? 1,
    query.isOld && record.successor !== undefined ? OLD_IF_ASKED : 1,
    nameFactor(ranked, query),
    1 + NAMED * coverage(match.named.map(Number), query),
    fieldFactor(match, record, query),
    record.weight.pageRank,
  ];
}

export function scoresOf(query: RankedQuery, matches: readonly Match[], records: readonly RankedRecord[]): Scored[] {
  // For each page, 1 for each word that it has, wherever it is.
  const pages = new Map<string, number[]>();
  const rankedMatches = matches.flatMap((match) => {
    const ranked = records[match.id];
    if (!ranked) return [];
    const {url_without_anchor: url} = ranked.record;
    const found = pages.get(url) ?? [];
    pages.set(url, found);
    match.scores.forEach((score, word) => {
      found[word] = score > 0 ? 1 : (found[word] ?? 0);
    });
    return [{match, ranked, found}];
  });
  return rankedMatches.map(({match, ranked, found}) => ({
    ranked,
    score: factorsOf(match, ranked, query, found).reduce((product, factor) => product * factor, 1),
  }));
}

/** Puts pages of an old version after those that replace them, unless the query asks for the old version. */
export function beforeSuccessors(found: readonly Scored[], {isOld}: RankedQuery): readonly Scored[] {
  if (isOld) return found;
  const bestOf = new Map<string, number>();
  for (const {ranked, score} of found) {
    const url = ranked.record.url_without_anchor;
    bestOf.set(url, Math.max(bestOf.get(url) ?? 0, score));
  }
  return found.map(({ranked, score}) => {
    const limit = bestOf.get(ranked.record.successor ?? '');
    return {ranked, score: limit === undefined ? score : Math.min(score, limit * 0.99)};
  });
}

/** Records whose texts are compared with the query. */
const COMPARED = 60;
/** Fewer consecutive words are a coincidence. */
const LEAST = 3;
const EACH_WORD = 0.5;

/** The number of consecutive words of a query that a text has. */
function longestRun(text: string, words: readonly string[]): number {
  for (let length = words.length; length >= LEAST; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (text.includes(` ${words.slice(at, at + length).join(' ')} `)) return length;
    }
  }
  return 0;
}

const textOf = ({fields, content}: SearchRecord): string =>
  fields ? fields.map(({name, type, content: told}) => `${name} ${type} ${told}`).join(' ') : (content ?? '');

/** Prefers records whose texts have several words of the query in a row, as in a pasted error message. */
export function withPhrases(sorted: readonly Scored[], {text}: RankedQuery): readonly Scored[] {
  const words = text.split(' ');
  if (words.length < LEAST) return sorted;
  return sorted.map(({ranked, score}, at) => {
    const run = at < COMPARED ? longestRun(` ${simple(textOf(ranked.record))} `, words) : 0;
    return {ranked, score: run === 0 ? score : score * (1 + EACH_WORD * (run - LEAST + 1))};
  });
}

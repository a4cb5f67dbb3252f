import {builtRecords} from '../../plugins/lib/search-index/siteEngine';
import {createEngine} from '../../src/features/search/core/engine';
import type {SearchRecord} from '../../src/features/search/core/record';
import {fold} from '../../src/features/search/core/tokenize';
import {StepFailed, main, readOptions} from '../../src/node/command';
import {type Judged, type Score, mrr, readQueries, success} from './judged';
import {type NameScore, namesOf, scoreNames} from './names';
import {scoreFound, scoreShown} from './shown';
import {mergedWords} from './stems';

type Least = readonly [mrr: number, success: number];

/**
 * What the test part must reach at least, by kind: MRR@10 and success@3. Each is the measured value less the noise of new
 * pages, which take places from others.
 */
const LEAST: Readonly<Record<string, Least>> = {
  task: [0.92, 0.97],
  question: [0.87, 0.9],
  error: [0.95, 0.97],
  name: [0.86, 0.92],
  brand: [0.97, 0.97],
  topic: [0.93, 0.95],
  typo: [0.96, 0.97],
  start: [0.9, 0.92],
  path: [0.9, 0.9],
  operation: [0.92, 0.92],
};

/** Queries that are judged together. */
interface QuerySet {
  readonly title: string;
  /** In this folder. */
  readonly file: string;
  readonly part?: Judged['part'];
  /** Whether the rows count that the modal shows at first. */
  readonly isShown?: boolean;
  /** Whether queries that no page is about have a line of their own, and no level. */
  readonly isApart?: boolean;
  /** What must be reached at least, by all or by each kind. A set without levels is for tuning. */
  readonly least?: Least | typeof LEAST;
}

const SETS: readonly QuerySet[] = [
  {title: 'older queries', file: 'judged'},
  {title: 'tuning part', file: 'queries', part: 'tuning'},
  {title: 'integrators, tuning part', file: 'integrators', part: 'tuning'},
  {title: 'support as shown, tuning', file: 'support', part: 'tuning', isShown: true},
  {title: 'strangers as shown, tuning', file: 'strangers', isShown: true, isApart: true},
  {title: 'comparisons, for tuning', file: 'comparisons'},
  {title: 'test part', file: 'queries', part: 'test', least: LEAST},
  {title: 'integrators, test part', file: 'integrators', part: 'test', least: [0.83, 0.9]},
  {title: 'support as shown, test', file: 'support', part: 'test', isShown: true, least: [0.78, 0.82]},
  {title: 'strangers as shown, unseen', file: 'strangersUnseen', isShown: true, isApart: true, least: [0.87, 0.92]},
  {title: 'frozen queries', file: 'frozen', least: [0.82, 0.88]},
];

/** Least share of names of fields whose field is in the first row, in each form. */
const LEAST_NAMES = 0.96;
/** Least share of single words with a field of that name in the first three rows, after the pages of that name. */
const LEAST_WORDS = 0.92;
const WORDS = {'single word, three rows': (name: string): string => name};

const ofKinds = (scores: readonly Score[]): [kind: string, own: Score[]][] =>
  [...new Set(scores.map(({judged}) => judged.kind))].map((kind) => [
    kind,
    scores.filter(({judged}) => judged.kind === kind),
  ]);

const line = (label: string, scores: readonly Score[]): string =>
  `${label.padEnd(26)} ${String(scores.length).padStart(4)}   MRR@10 ${mrr(scores).toFixed(3)}   success@3 ${success(scores).toFixed(3)}`;

function table(title: string, scores: readonly Score[]): void {
  console.log(line(title, scores));
  for (const [kind, own] of ofKinds(scores)) console.log(line(`  ${kind}`, own));
}

function listMisses(scores: readonly Score[]): void {
  for (const {judged, rank, hits} of scores.filter((score) => (score.rank ?? 11) > 3)) {
    console.log(`✗ ${judged.kind}: ${judged.query}, ${rank ? `at ${String(rank)}` : 'not found'}`);
    for (const hit of hits.slice(0, 3)) console.log(`    ${hit}`);
  }
}

function listNames(scores: readonly NameScore[], count: number, withMisses: boolean): void {
  for (const {form, share, misses} of scores) {
    const label = `names of fields, ${form}`.padEnd(31);
    console.log(`${label} ${String(count)}   found ${(share * 100).toFixed(1)} %`);
    if (withMisses) for (const [typed, url] of misses) console.log(`✗ ${typed}: ${url}`);
  }
}

const isBelow = (scores: readonly Score[], [leastMrr, leastSuccess]: Least): boolean =>
  mrr(scores) < leastMrr || success(scores) < leastSuccess;

/** What is below its levels: the set, or kinds of it. */
function belowLevels({title, least = [0, 0]}: QuerySet, scores: readonly Score[]): string[] {
  const isOne = (levels: Least | typeof LEAST): levels is Least => Array.isArray(levels);
  if (isOne(least)) return isBelow(scores, least) ? [title] : [];
  return ofKinds(scores)
    .filter(([kind, own]) => isBelow(own, least[kind] ?? [1, 1]))
    .map(([kind]) => `${kind} (${String(least[kind])})`);
}

/** The keywords of all pages. A query that is one measures nothing but the keyword. */
const keywordsOf = (records: readonly SearchRecord[]): Set<string> =>
  new Set(records.flatMap(({keywords = []}) => keywords.map(fold)));

/**
 * Judges the rows of search on the built site, and requires levels. `--tuning` leaves out the test part and the frozen
 * queries, so that they stay unseen while the engine is tuned. `--misses` lists queries whose first right row is after the
 * third, but never those of the frozen queries.
 */
main(async () => {
  const {values} = readOptions('npm test -- search [-- --tuning --misses]', {
    options: {tuning: {type: 'boolean'}, misses: {type: 'boolean'}},
  });
  const records = builtRecords();
  const search = createEngine(records);
  const merged = mergedWords(records);
  if (merged.length > 0)
    throw new StepFailed(
      `Search confuses these words with others: ${merged.join(', ')}. Add them to KEEPS_E in core/tokenize.ts`,
    );
  const names = namesOf(records);
  const joined = names.filter((name) => name.includes('_'));
  const words = names.filter((name) => !name.includes('_'));
  const forms = scoreNames(search, joined);
  const ofWords = scoreNames(search, words, WORDS, 3);
  listNames(forms, joined.length, values.misses === true);
  listNames(ofWords, words.length, values.misses === true);
  const below = [
    ...forms.map((one) => [one, LEAST_NAMES] as const),
    ...ofWords.map((one) => [one, LEAST_WORDS] as const),
  ]
    .filter(([{share}, least]) => share < least)
    .map(([{form}, least]) => `names of fields ${form} (${String(least)})`);
  const keywords = keywordsOf(records);
  for (const set of SETS.filter(({least}) => !values.tuning || least === undefined)) {
    const queries = readQueries(set.file).filter(({part}) => set.part === undefined || part === set.part);
    const all = queries.map((judged) => (set.isShown ? scoreShown : scoreFound)(judged, search));
    const scores = set.isApart ? all.filter(({judged}) => judged.pages.size > 0) : all;
    table(set.title, scores);
    if (set.isApart)
      console.log(
        line(
          '  nothing to find',
          all.filter((score) => !scores.includes(score)),
        ),
      );
    if (set.least === LEAST)
      console.log(
        line(
          '  without keywords verbatim',
          scores.filter(({judged}) => !keywords.has(fold(judged.query))),
        ),
      );
    if (set.least) below.push(...belowLevels(set, scores));
    else if (values.misses) listMisses(all);
  }
  if (below.length > 0) throw new StepFailed(`Search quality is below these levels: ${below.join(', ')}.`);
  await Promise.resolve();
});

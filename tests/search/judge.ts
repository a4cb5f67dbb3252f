import {builtRecords} from '../../plugins/lib/search-index/siteEngine';
import {createEngine} from '../../src/features/search/core/engine';
import type {SearchRecord} from '../../src/features/search/core/record';
import {fold} from '../../src/features/search/core/tokenize';
import {StepFailed, main, readOptions} from '../../src/node/command';
import {type Judged, type Score, mrr, readQueries, readTuned, scoreOf, success} from './judged';
import {type NameScore, namesOf, scoreNames} from './names';
import {askedFor, scoreShown} from './shown';
import {mergedWords} from './stems';

/**
 * What the test part must reach at least, by kind: MRR@10 and success@3. Each is the measured value less the noise of new
 * pages, which take places from others.
 */
const LEAST: Readonly<Record<string, readonly [mrr: number, success: number]>> = {
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

/** Least MRR@10 and success@3 of the frozen queries. */
const LEAST_FROZEN = [0.82, 0.88] as const;

/** Least MRR@10 and success@3 of the test part of the integrators' queries. */
const LEAST_INTEGRATORS = [0.83, 0.9] as const;

/** Least MRR@10 and success@3 of the test part of the queries of support, by the rows that the modal shows. */
const LEAST_SUPPORT = [0.78, 0.82] as const;

/** The same of the strangers' queries that were never read while the engine was tuned. */
const LEAST_UNSEEN = [0.87, 0.92] as const;

const isBelow = (
  scores: readonly Score[],
  [leastMrr, leastSuccess]: readonly [mrr: number, success: number],
): boolean => mrr(scores) < leastMrr || success(scores) < leastSuccess;

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

const hasPages = ({judged}: Score): boolean => judged.pages.size > 0;

/** A table without the queries that no page is about, which have a line of their own. */
function tableApart(title: string, scores: readonly Score[]): void {
  table(title, scores.filter(hasPages));
  console.log(
    line(
      '  nothing to find',
      scores.filter((score) => !hasPages(score)),
    ),
  );
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

/** Kinds of the test part that are below their levels. */
const belowLevels = (test: readonly Score[]): string[] =>
  ofKinds(test).flatMap(([kind, scores]) => {
    const [leastMrr, leastSuccess] = LEAST[kind] ?? [1, 1];
    return isBelow(scores, [leastMrr, leastSuccess])
      ? [`${kind} (MRR@10 ${String(leastMrr)}, success@3 ${String(leastSuccess)})`]
      : [];
  });

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
  const judge = (queries: readonly Judged[]): Score[] =>
    queries.map((judged) => scoreOf(judged, search({query: askedFor(judged.query)}).hits));
  const queries = readQueries();
  const integrators = readQueries('tests/search/integrators.yaml');
  const names = namesOf(records);
  const joined = names.filter((name) => name.includes('_'));
  const words = names.filter((name) => !name.includes('_'));
  const forms = scoreNames(search, joined);
  const ofWords = scoreNames(search, words, WORDS, 3);
  const tuned = judge(readTuned());
  const tuning = judge(queries.filter(({part}) => part === 'tuning'));
  const comparisons = judge(readQueries('tests/search/comparisons.yaml'));
  const support = readQueries('tests/search/support.yaml');
  const judgeShown = (shown: readonly Judged[]): Score[] => shown.map((judged) => scoreShown(judged, search));
  const tuningSupport = judgeShown(support.filter(({part}) => part === 'tuning'));
  const strangers = judgeShown(readQueries('tests/search/strangers.yaml'));
  const tuningIntegrators = judge(integrators.filter(({part}) => part === 'tuning'));
  listNames(forms, joined.length, values.misses === true);
  listNames(ofWords, words.length, values.misses === true);
  table('older queries', tuned);
  table('tuning part', tuning);
  table('integrators, tuning part', tuningIntegrators);
  table('support as shown, tuning', tuningSupport);
  tableApart('strangers as shown, tuning', strangers);
  table('comparisons, for tuning', comparisons);
  if (values.misses)
    listMisses([...tuning, ...tuned, ...tuningIntegrators, ...tuningSupport, ...strangers, ...comparisons]);
  if (values.tuning) return;
  const keywords = keywordsOf(records);
  const test = judge(queries.filter(({part}) => part === 'test'));
  const frozen = judge(readQueries('tests/search/frozen.yaml'));
  table('test part', test);
  console.log(
    line(
      '  without keywords verbatim',
      test.filter(({judged}) => !keywords.has(fold(judged.query))),
    ),
  );
  const testIntegrators = judge(integrators.filter(({part}) => part === 'test'));
  table('integrators, test part', testIntegrators);
  const testSupport = judgeShown(support.filter(({part}) => part === 'test'));
  table('support as shown, test', testSupport);
  const unseen = judgeShown(readQueries('tests/search/strangersUnseen.yaml'));
  tableApart('strangers as shown, unseen', unseen);
  table('frozen queries', frozen);
  const below = [
    ...belowLevels(test),
    ...[...forms.map((one) => [one, LEAST_NAMES] as const), ...ofWords.map((one) => [one, LEAST_WORDS] as const)]
      .filter(([{share}, least]) => share < least)
      .map(([{form}, least]) => `names of fields ${form} (${String(least)})`),
    ...(isBelow(testIntegrators, LEAST_INTEGRATORS) ? ['integrators'] : []),
    ...(isBelow(testSupport, LEAST_SUPPORT) ? ['support'] : []),
    ...(isBelow(unseen.filter(hasPages), LEAST_UNSEEN) ? ['strangers'] : []),
    ...(isBelow(frozen, LEAST_FROZEN) ? ['frozen queries'] : []),
  ];
  if (below.length > 0) throw new StepFailed(`Search quality is below these levels: ${below.join(', ')}.`);
  await Promise.resolve();
});

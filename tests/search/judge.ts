import {siteEngine} from '../../plugins/lib/search-index/siteEngine';
import {readOptions} from '../../src/node/options';
import {StepFailed, main} from '../../src/node/steps';
import {type Judged, type Score, mrr, readQueries, readTuned, scoreOf, success} from './judged';

/**
 * What the test part must reach at least, by kind: MRR@10 and success@3. Each is the measured value less the noise of new
 * pages, which take places from others.
 */
const LEAST: Readonly<Record<string, readonly [mrr: number, success: number]>> = {
  task: [0.91, 0.96],
  question: [0.87, 0.9],
  error: [0.87, 0.9],
  name: [0.8, 0.88],
  brand: [0.97, 0.97],
  topic: [0.93, 0.95],
  typo: [0.96, 0.97],
  start: [0.92, 0.97],
  path: [0.9, 0.9],
  operation: [0.92, 0.92],
};

const ofKinds = (scores: readonly Score[]): [kind: string, own: Score[]][] =>
  [...new Set(scores.map(({judged}) => judged.kind))].map((kind) => [
    kind,
    scores.filter(({judged}) => judged.kind === kind),
  ]);

const line = (label: string, scores: readonly Score[]): string =>
  `${label.padEnd(22)} ${String(scores.length).padStart(4)}   MRR@10 ${mrr(scores).toFixed(3)}   success@3 ${success(scores).toFixed(3)}`;

function table(title: string, scores: readonly Score[]): void {
  console.log(line(title, scores));
  for (const [kind, own] of ofKinds(scores)) console.log(line(`  ${kind}`, own));
}

function tellMisses(scores: readonly Score[]): void {
  for (const {judged, rank, hits} of scores.filter((score) => (score.rank ?? 11) > 3)) {
    console.log(`✗ ${judged.kind}: ${judged.query}, ${rank ? `at ${String(rank)}` : 'not found'}`);
    for (const hit of hits.slice(0, 3)) console.log(`    ${hit}`);
  }
}

/** Kinds of the test part that are below their levels. */
const belowLevels = (test: readonly Score[]): string[] =>
  ofKinds(test).flatMap(([kind, scores]) => {
    const [leastMrr, leastSuccess] = LEAST[kind] ?? [1, 1];
    return mrr(scores) < leastMrr || success(scores) < leastSuccess
      ? [`${kind} (MRR@10 ${String(leastMrr)}, success@3 ${String(leastSuccess)})`]
      : [];
  });

/**
 * Judges the engine on the built site, and requires the levels of the test part. `--tuning` leaves out the test part, so that
 * it stays unseen while the engine is tuned. `--misses` lists queries whose first right hit is after the third.
 */
main(async () => {
  const {values} = readOptions('npm test -- search [-- --tuning --misses]', {
    options: {tuning: {type: 'boolean'}, misses: {type: 'boolean'}},
  });
  const search = siteEngine();
  const judge = (queries: readonly Judged[]): Score[] =>
    queries.map((judged) => scoreOf(judged, search({query: judged.query, hitsPerPage: 20}).hits));
  const queries = readQueries();
  const tuned = judge(readTuned());
  const tuning = judge(queries.filter(({part}) => part === 'tuning'));
  table('older queries', tuned);
  table('tuning part', tuning);
  if (values.misses) tellMisses([...tuning, ...tuned]);
  if (values.tuning) return;
  const test = judge(queries.filter(({part}) => part === 'test'));
  table('test part', test);
  const below = belowLevels(test);
  if (below.length > 0) throw new StepFailed(`Search finds less than these levels: ${below.join(', ')}.`);
  await Promise.resolve();
});

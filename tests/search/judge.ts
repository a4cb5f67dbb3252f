import {siteEngine} from '../../plugins/search-index/siteEngine';
import {StepFailed, main} from '../../src/node/steps';
import {type Score, mrr, readQueries, readTuned, scoreOf, success} from './judged';

const line = (label: string, scores: readonly Score[]): string =>
  `${label.padEnd(22)} ${String(scores.length).padStart(4)}   MRR@10 ${mrr(scores).toFixed(3)}   success@3 ${success(scores).toFixed(3)}`;

function table(title: string, scores: readonly Score[]): void {
  console.log(line(title, scores));
  for (const kind of new Set(scores.map(({judged}) => judged.kind))) {
    console.log(
      line(
        `  ${kind}`,
        scores.filter(({judged}) => judged.kind === kind),
      ),
    );
  }
}

function tellMisses(scores: readonly Score[]): void {
  for (const {judged, rank, hits} of scores.filter((score) => (score.rank ?? 11) > 3)) {
    console.log(`✗ ${judged.kind}: ${judged.query}, ${rank ? `at ${String(rank)}` : 'not found'}`);
    for (const hit of hits.slice(0, 3)) console.log(`    ${hit}`);
  }
}

/**
 * Judges the engine on the built site. `-- --tuning` leaves out the test part, so that nobody tunes by it. `-- --misses` lists
 * queries whose first right hit is after the third.
 */
main(async () => {
  const search = siteEngine();
  const judge = (queries: ReturnType<typeof readQueries>): Score[] =>
    queries.map((judged) => scoreOf(judged, search({query: judged.query, hitsPerPage: 20}).hits));
  const queries = readQueries();
  const tuning = judge(queries.filter(({part}) => part === 'tuning'));
  const tuned = judge(readTuned());
  table('older queries', tuned);
  table('tuning part', tuning);
  if (process.argv.includes('--misses')) tellMisses([...tuning, ...tuned]);
  if (process.argv.includes('--tuning')) return;
  const test = judge(queries.filter(({part}) => part === 'test'));
  table('test part', test);
  if (mrr(test) < 0.6) throw new StepFailed('Search finds less than it did.');
  await Promise.resolve();
});

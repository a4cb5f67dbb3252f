import {siteEngine} from '../../plugins/search-index/siteEngine';
import {StepFailed, main} from '../../src/node/steps';
import {type Score, mrr, readJudged, scoreOf, success} from './judged';

/** What the product promises: the first hit is right nearly always, one of three practically always. */
const LEAST_MRR = 0.9;
const LEAST_SUCCESS = 0.95;

const line = (label: string, scores: readonly Score[]): string =>
  `${label.padEnd(22)} ${String(scores.length).padStart(4)}   MRR@10 ${mrr(scores).toFixed(3)}   success@3 ${success(scores).toFixed(3)}`;

/** Judges the engine on the built site by the queries of tests/search/judged.yaml; `-- --misses` lists those it answers late. */
main(async () => {
  const search = siteEngine();
  const scores = readJudged().map((judged) => scoreOf(judged, search({query: judged.query, hitsPerPage: 20}).hits));
  const parts = ['tuning', 'test'] as const;
  for (const part of parts) {
    const ofPart = scores.filter(({judged}) => judged.part === part);
    console.log(line(`${part} part`, ofPart));
    for (const kind of new Set(ofPart.map(({judged}) => judged.kind))) {
      const ofKind = ofPart.filter(({judged}) => judged.kind === kind);
      console.log(line(`  ${kind}`, ofKind));
    }
  }
  console.log(line('all', scores));
  if (process.argv.includes('--misses')) {
    for (const {judged, rank, hits} of scores.filter((score) => (score.rank ?? 11) > 3)) {
      console.log(`✗ ${judged.kind} (${judged.part}): ${judged.query}, ${rank ? `at ${String(rank)}` : 'not found'}`);
      for (const hit of hits.slice(0, 3)) console.log(`    ${hit}`);
    }
  }
  if (mrr(scores) < LEAST_MRR || success(scores) < LEAST_SUCCESS) {
    throw new StepFailed(
      `Search answers worse than promised (MRR@10 ${String(LEAST_MRR)}, success@3 ${String(LEAST_SUCCESS)}).`,
    );
  }
  await Promise.resolve();
});

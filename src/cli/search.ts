import {siteEngine} from '../../plugins/lib/search-index/siteEngine';
import type {Hit} from '../features/search/core/response';
import {readOptions} from '../node/options';
import {StepFailed, main} from '../node/steps';

const USAGE = 'npm run search -- "cadence membership" [--json] [--explain]';

function tell({url, hierarchy, content, explanation, more = []}: Hit, index: number): void {
  const {lvl0, lvl1, ...others} = hierarchy;
  const headings = [lvl1, ...Object.values(others).filter(Boolean)].join(' › ');
  console.log(`${String(index + 1).padStart(2)}  ${lvl0.padEnd(4)}  ${headings}\n          ${url}`);
  if (content) console.log(`          ${content.slice(0, 110)}`);
  for (const {url: below} of more) console.log(`            + ${below}`);
  for (const [reason, value] of Object.entries(explanation ?? {}))
    console.log(`          ${reason.padEnd(24)} ${value.toFixed(2)}`);
}

/**
 * Searches the built site from the command line: npm run search -- "cadence membership". `--json` prints the hits as data,
 * `--explain` the parts of each score.
 */
main(async () => {
  // The reader of a pipe can stop before the end, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const {values, positionals} = readOptions(USAGE, {
    allowPositionals: true,
    options: {json: {type: 'boolean', default: false}, explain: {type: 'boolean', default: false}},
  });
  const query = positionals.join(' ');
  if (!query) throw new StepFailed(`Pass a query: ${USAGE}`);
  const search = siteEngine();
  const start = performance.now();
  const {hits, nbHits} = search({query, explain: values.explain});
  const took = performance.now() - start;
  if (values.json) {
    const rows = hits.map(({url, hierarchy, content, version, fieldType, explanation, more}) => {
      return {url, hierarchy, content, version, fieldType, explanation, more: more?.map((hit) => hit.url)};
    });
    console.log(JSON.stringify({query, total: nbHits, hits: rows}, null, 2));
    return;
  }
  hits.forEach(tell);
  console.log(`${String(hits.length)} rows of ${String(nbHits)} hits in ${took.toFixed(1)} ms`);
  await Promise.resolve();
});

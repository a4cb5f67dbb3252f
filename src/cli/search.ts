import {siteEngine} from '../../plugins/search-index/siteEngine';
import {StepFailed, main} from '../node/steps';

/** Searches the built site from the command line: npm run search -- "cadence membership" */
main(async () => {
  const query = process.argv.slice(2).join(' ');
  if (!query) throw new StepFailed('Pass a query: npm run search -- "cadence membership"');
  const search = siteEngine();
  const start = performance.now();
  const {hits, nbHits} = search({query});
  const took = performance.now() - start;
  for (const [index, {url, hierarchy, content}] of hits.entries()) {
    const {lvl0, lvl1, ...below} = hierarchy;
    const headings = [lvl1, ...Object.values(below).filter(Boolean)].join(' › ');
    console.log(`${String(index + 1).padStart(2)}  ${lvl0.padEnd(4)}  ${headings}\n          ${url}`);
    if (content) console.log(`          ${content.slice(0, 110)}`);
  }
  console.log(`${String(hits.length)} of ${String(nbHits)} results in ${took.toFixed(1)} ms`);
  await Promise.resolve();
});

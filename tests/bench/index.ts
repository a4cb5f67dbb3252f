import {readOptions} from '../../src/node/options';
import {main} from '../../src/node/steps';
import {benchAnalytics} from './analytics';
import {benchAuthoring} from './authoring';
import {benchInteractions} from './interactions';
import {benchLighthouse} from './lighthouse';
import {benchLoad} from './load';
import {benchScale} from './scale';
import {benchSearch} from './search';
import {benchVisits} from './visits';

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  visits: benchVisits,
  interactions: benchInteractions,
  lighthouse: benchLighthouse,
  analytics: benchAnalytics,
  scale: benchScale,
  search: benchSearch,
  load: benchLoad,
  authoring: benchAuthoring,
};

/** `npm run bench` measures all parts, `-- --only visits` one. */
main(async () => {
  const usage = `npm run bench [-- --only ${Object.keys(PARTS).join('|')}]`;
  const {only} = readOptions(usage, {options: {only: {type: 'string'}}}).values;
  if (only !== undefined && !Object.hasOwn(PARTS, only)) throw new Error(`There is no part '${only}'. Usage: ${usage}`);
  for (const [part, measure] of Object.entries(PARTS)) if (only === undefined || only === part) await measure();
});

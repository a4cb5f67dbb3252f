import {readOptions} from '../../src/node/options';
import {main} from '../../src/node/steps';
import {benchAuthoring} from './authoring';
import {benchInteractions} from './interactions';
import {benchVisits} from './visits';

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  visits: benchVisits,
  interactions: benchInteractions,
  authoring: benchAuthoring,
};

/** `npm run bench` measures all parts, `-- --only visits` one. */
main(async () => {
  const usage = `npm run bench [-- --only ${Object.keys(PARTS).join('|')}]`;
  const {only} = readOptions(usage, {options: {only: {type: 'string'}}}).values;
  if (only !== undefined && !Object.hasOwn(PARTS, only)) throw new Error(`There is no part '${only}'. Usage: ${usage}`);
  for (const [part, measure] of Object.entries(PARTS)) if (only === undefined || only === part) await measure();
});

import {existsSync, renameSync, rmSync} from 'node:fs';
import {hasHistory} from '../../plugins/lib/site-pages/committedDays';
import {readSettings, refuseHalves} from '../config/settings';
import {removeAtEnd} from '../node/lifetime';
import {readOptions} from '../node/options';
import {main, run, step, tsx} from '../node/steps';

/** Where a build is made, so that a failed one keeps the last good one. */
const NEXT = '.build-next';
/** The last build while the new one takes its place, so that a server always has a site. */
const LAST = '.build-last';

const USAGE = 'npm run build [-- --only pages|site]';

async function makePages(): Promise<void> {
  await step('Lint the API descriptions', () => run(...tsx('openapi/tools/lint.ts')));
  await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
  await step('Check the JSON of the guides', () => run(...tsx('src/cli/checkGuides.ts')));
  await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
}

/** Builds the site next to the last one, and then replaces it. */
async function makeSite(): Promise<void> {
  for (const folder of [NEXT, LAST]) rmSync(folder, {recursive: true, force: true});
  if (!hasHistory()) console.log('Guides have no dates, because only a full Git clone has their history.');
  // A separate process, because its threads write to the folder until they exit.
  removeAtEnd(NEXT);
  await run(...tsx('src/cli/buildSite.ts', NEXT));
  if (existsSync('build')) renameSync('build', LAST);
  renameSync(NEXT, 'build');
  rmSync(LAST, {recursive: true, force: true});
}

/** `npm run build`. `--only` makes the pages of the reference, or the site from them, for `npm test`. */
main(async () => {
  const {only} = readOptions(USAGE, {options: {only: {type: 'string'}}}).values;
  if (only !== undefined && only !== 'pages' && only !== 'site') throw new Error(`Usage: ${USAGE}`);
  refuseHalves(readSettings(process.env));
  if (only !== 'site') await makePages();
  if (only !== 'pages') await makeSite();
});

import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PAGES_LOCK} from '../../openapi/tools/staging';
import {assertGuidesMatch} from '../../plugins/guide-checks/guideFiles';
import {generatorEnvironment, i18n} from '../config/locales';
import {readSettings} from '../config/settings';
import {expiryNotice} from '../hosting/securityText';
import {removeAtEnd} from '../node/lifetime';
import {lock} from '../node/lock';
import {STEP_LOG, main, run, step, tsx} from '../node/steps';
import {BUILD_STEPS} from './status/sources';

/** Builds into a temporary folder next to `build/` and swaps it in at the end, so a failed build keeps the last good one. */
const NEXT = '.build-next';

/** Makes `npm run status` know how long each step took. */
function recordSteps(): void {
  mkdirSync(path.dirname(BUILD_STEPS), {recursive: true});
  writeFileSync(BUILD_STEPS, '');
  process.env[STEP_LOG] = path.resolve(BUILD_STEPS);
}

main(async () => {
  readSettings(process.env);
  assertGuidesMatch();
  lock(PAGES_LOCK, 'making pages');
  recordSteps();
  await step('Lint the API descriptions', () => run(...tsx('openapi/tools/lint.ts')));
  await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
  await step('Check the JSON of the guides', () => run(...tsx('src/cli/checkGuides.ts')));
  await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
  for (const locale of i18n.locales.filter((one) => one !== i18n.defaultLocale)) {
    const env = {...process.env, ...generatorEnvironment(locale)};
    await step(`Write them in ${locale}`, () => run(...tsx('openapi/tools/generate.ts'), {env}));
  }
  // A separate process, because its threads write to the folder until they exit.
  rmSync(NEXT, {recursive: true, force: true});
  removeAtEnd(NEXT);
  await run(...tsx('src/cli/buildSite.ts', NEXT));
  rmSync('build', {recursive: true, force: true});
  renameSync(NEXT, 'build');
  // Only a warning, so that old commits still build. `npm run audit` fails after expiry.
  const notice = expiryNotice(new Date());
  if (notice !== undefined) console.warn(notice);
});

import {renameSync, rmSync} from 'node:fs';
import {build} from '@docusaurus/core/lib';
import {prepareForHosts} from '../hosting';
import {expiryNotice} from '../hosting/securityText';
import {readSettings} from '../../plugins/site-settings/readSettings';
import {assertGuidesMatch} from '../config/guideFiles';
import {generatorEnvironment, i18n} from '../i18n/locales';
import {messagesOf, readableLog} from './buildErrors';
import {StepFailed, main, run, step, tsx} from './steps';

/** The site is built beside `build/` and takes its place only when it is whole: a failed build leaves the last good one. */
const NEXT = '.build-next';
/** Warnings that are meant to be seen, not mended here. */
const EXPECTED_WARNINGS = [/The footer still shows sample values/];

/** Builds the pages. A warning is a fault: it would be read by nobody once the build has passed. */
async function buildPages(): Promise<void> {
  const warnings: string[] = [];
  const {warn, error: complain} = console;
  console.warn = (...words: unknown[]) => {
    const text = words.join(' ');
    warn(...words);
    if (!EXPECTED_WARNINGS.some((expected) => expected.test(text))) warnings.push(text);
  };
  console.error = (...words: unknown[]) => {
    const text = readableLog(words.join(' '));
    if (text) complain(text);
  };
  try {
    await build(process.cwd(), {outDir: NEXT});
  } catch (error) {
    throw new StepFailed([...new Set(messagesOf(error))].join('\n'));
  } finally {
    Object.assign(console, {warn, error: complain});
  }
  if (warnings.length > 0)
    throw new StepFailed(`The build gave ${String(warnings.length)} warnings (above). Mend them.`);
}

// Whatever ends the build, Ctrl-C too: nothing half written stays.
const quit = (): void => process.exit(1);
process
  .once('exit', () => rmSync(NEXT, {recursive: true, force: true}))
  .once('SIGINT', quit)
  .once('SIGTERM', quit);

main(async () => {
  process.env.NO_UPDATE_NOTIFIER = '1';
  const settings = readSettings(process.env);
  assertGuidesMatch();
  await step('Lint the API descriptions', () => run(...tsx('openapi/tools/lint.ts')));
  await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
  await step('Check the JSON of the guides', () => run(...tsx('src/cli/checkGuides.ts')));
  await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
  for (const locale of i18n.locales.filter((one) => one !== i18n.defaultLocale)) {
    const env = {...process.env, ...generatorEnvironment(locale)};
    await step(`Write them in ${locale}`, () => run(...tsx('openapi/tools/generate.ts'), {env}));
  }
  await step('Build the site', buildPages);
  await step('Prepare it for hosts', () => prepareForHosts(NEXT, settings));
  rmSync('build', {recursive: true, force: true});
  renameSync(NEXT, 'build');
  // Said, and no fault: a commit must still build when the day has passed. `npm run audit` fails then.
  const notice = expiryNotice(new Date());
  if (notice !== undefined) console.warn(notice);
});

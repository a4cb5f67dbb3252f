import {rmSync} from 'node:fs';
import {siteSettings} from '../sandbox/settings';
import {assertPorts, byVariable, sandboxPorts} from '../src/cli/sandboxPorts';
import {readOptions} from '../src/node/options';
import {StepFailed, main, run, step, tool, tsx} from '../src/node/steps';
import {ensureChromium} from './chromium';
import {ensureNginx} from './nginx';
import {ensureSampleTools} from './sampleTools';

const vitest = (config: string): [string, string[]] => tool('vitest', 'run', '--config', config);
/** A test that fails once and then passes is named at the end of the run, with its error; the second try leaves a trace. */
const playwright = tool('playwright', 'test', '--retries=1');

/** Labels of the checks that failed. */
const failed: string[] = [];

/** Runs a check and goes on when it fails, so that one run names every failure. */
async function check(label: string, work: () => Promise<void>): Promise<void> {
  try {
    await step(label, work);
  } catch (error) {
    if (!(error instanceof StepFailed) || error.message) console.error(error instanceof Error ? error.message : error);
    failed.push(label);
  }
}

/** Every check of the project, in the order that finds problems soonest. `npm cit` installs and then runs it. */
main(async () => {
  readOptions('npm test');
  rmSync('reports', {recursive: true, force: true});
  const ports = sandboxPorts();
  // The browser tests need them at the end; said at the beginning.
  await assertPorts(byVariable(ports));
  const settings = siteSettings(ports);
  await step('Build the site', () => run(...tsx('src/cli/build.ts'), {env: {...process.env, ...settings}}));
  await check('Static checks', () => run(...tsx('src/cli/check.ts', '--after-build')));
  await check('Unit tests', () => run(...vitest('.config/vitest.config.mts')));
  await check('Judged queries', () => run(...tsx('tests/search/judge.ts')));
  await check('Broken input and hosts', () => {
    ensureNginx();
    return run(...vitest('.config/vitest.build.config.mts'));
  });
  await check('Code samples', () => {
    ensureSampleTools();
    return run(...tsx('tests/samples/compile.ts'));
  });
  await check('Programs of the guides', () => run(...vitest('.config/vitest.samples.config.mts')));
  await check('Find a browser', async () => {
    process.env.CHROMIUM_PATH = await Promise.resolve(ensureChromium());
  });
  await check('Page weights', () => run(...tsx('tests/pageWeights.ts')));
  await check('Browser tests', () => run(...playwright));
  await check('Acceptance', () => run(...tsx('tests/acceptance.ts')));
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});

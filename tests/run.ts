import {rmSync} from 'node:fs';
import {siteSettings} from '../sandbox/settings';
import {assertPorts, byVariable, sandboxPorts} from '../src/cli/sandboxPorts';
import {main, run, step, tool, tsx} from '../src/node/steps';
import {ensureChromium} from './chromium';
import {ensureNginx} from './nginx';
import {ensureSampleTools} from './sampleTools';

const vitest = (config: string): [string, string[]] => tool('vitest', 'run', '--config', config);
/** A test that fails once and then passes is named at the end of the run, with its error; the second try leaves a trace. */
const playwright = tool('playwright', 'test', '--retries=1');

/** Every check of the project, in the order that finds faults soonest. `npm cit` installs and then runs it. */
main(async () => {
  rmSync('reports', {recursive: true, force: true});
  const ports = sandboxPorts();
  // The browser tests need them at the end; said at the beginning.
  await assertPorts(byVariable(ports));
  const settings = siteSettings(ports);
  await step('Build the site', () => run(...tsx('src/cli/build.ts'), {env: {...process.env, ...settings}}));
  await step('Static checks', () => run(...tsx('src/cli/check.ts')));
  await step('Unit tests', () => run(...vitest('.config/vitest.config.mts')));
  await step('Judged queries', () => run(...tsx('tests/search/judge.ts')));
  await step('Broken input and hosts', () => {
    ensureNginx();
    return run(...vitest('.config/vitest.build.config.mts'));
  });
  await step('Code samples', () => run(...tsx('tests/samples/compile.ts')));
  await step('Programs of the guides', () => {
    ensureSampleTools();
    return run(...vitest('.config/vitest.samples.config.mts'));
  });
  await step('Find a browser', async () => {
    process.env.CHROMIUM_PATH = await Promise.resolve(ensureChromium());
  });
  await step('Page weights', () => run(...tsx('tests/pageWeights.ts')));
  await step('Browser tests', () => run(...playwright));
  await run(...tsx('tests/acceptance.ts'));
});

import {siteSettings} from '../../sandbox/settings';
import {sandboxPorts} from '../../src/cli/sandboxPorts';
import {checkOut, lastCommit, scratchFolder} from '../../src/cli/scratch';
import {readOptions} from '../../src/node/options';
import {StepFailed, main, run, step, tool, tsx} from '../../src/node/steps';
import {ensureChromium} from '../chromium';
import {applyChanges, changes} from './changes';
import {raiseIn} from './versions';

/** Browser tests that open each kind of page, log in, try a call and search. */
const SMOKE = ['reference', 'top-pages', 'tabs', 'login', 'try-it', 'search-modal', 'not-found'];
const smoke = (): [string, string[]] =>
  tool('playwright', 'test', '--project=desktop', '--retries=1', ...SMOKE.map((name) => `/e2e/.*/${name}\\.spec`));

/**
 * `npm run rehearse`: builds the last commit with the newest Docusaurus 3 and OpenAPI packages in a scratch folder, and
 * runs browser tests against it. Needs the network. plugins/README.md lists what an upgrade can break.
 */
main(async () => {
  readOptions('npm run rehearse');
  const env = {...process.env, ...siteSettings(sandboxPorts()), CHROMIUM_PATH: ensureChromium()};
  const folder = scratchFolder('rehearse');
  checkOut(lastCommit(), folder);
  await step('Find the newest versions', () => raiseIn(folder));
  applyChanges(folder, changes);
  await step('Install', () => run('npm', ['install', '--no-package-lock', '--loglevel', 'error'], {cwd: folder}));
  const attempts = [
    ['Types', tool('tsc', '--noEmit')],
    ['Build', tsx('src/cli/build.ts')],
    ['Browser tests', smoke()],
  ] as const;
  const broken: string[] = [];
  for (const [label, [command, args]] of attempts) {
    await step(label, () => run(command, args, {cwd: folder, env})).catch(() => broken.push(label));
  }
  if (broken.length > 0) throw new StepFailed(`The upgrade broke (see above): ${broken.join(', ')}.`);
  console.log('The upgrade builds and passes the browser tests. It needs these changes:');
  for (const {file, why} of changes) console.log(`  ${file}: ${why}`);
});

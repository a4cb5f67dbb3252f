import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteSettings} from '../../sandbox/settings';
import {sandboxPorts} from '../../src/cli/sandboxPorts';
import {StepFailed, main, readOptions, run, step, tool} from '../../src/node/command';
import {checkOut} from '../checkOut';
import {ensureChromium} from '../chromium';
import {applyChanges, changes} from './changes';

/** Browser tests that open each kind of page, log in, try a call and search. */
const SMOKE = ['reference', 'top-pages', 'tabs', 'login', 'try-it', 'search-modal', 'not-found'];
const smoke = (): [string, string[]] =>
  tool('playwright', 'test', '--project=desktop', '--retries=1', ...SMOKE.map((name) => `/e2e/.*/${name}\\.spec`));

/** The direct dependencies of Docusaurus and OpenAPI in a folder, with their versions. */
function packagesIn(folder: string): [name: string, version: string][] {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
  return Object.entries({...dependencies, ...devDependencies}).filter(([name]) => /^@?docusaurus[-/]/.test(name));
}

/** The newest Docusaurus 3, and the newest OpenAPI packages. */
const newest = ([name]: [string, string]): string => (name.startsWith('@docusaurus/') ? `${name}@3` : `${name}@latest`);

/**
 * `npm run nightly -- rehearse`: builds the last commit with the newest Docusaurus 3 and OpenAPI packages in a scratch
 * folder, and runs browser tests against it. Needs the network. plugins/README.md lists what an upgrade can break.
 */
main(async () => {
  readOptions('npm run nightly -- rehearse');
  const env = {...process.env, ...siteSettings(sandboxPorts()), CHROMIUM_PATH: ensureChromium()};
  const folder = checkOut('rehearse');
  applyChanges(folder);
  const install = ['install', '--no-package-lock', '--save-exact', '--loglevel', 'error'];
  await step('Install the newest versions', () =>
    run('npm', [...install, ...packagesIn(folder).map(newest)], {cwd: folder}),
  );
  for (const [name, version] of packagesIn(folder)) console.log(`  ${name} ${version}`);
  const attempts = [
    ['Types', tool('tsc', '--noEmit')],
    ['Build', tool('src/cli/build.ts')],
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

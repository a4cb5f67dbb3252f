import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {tsImport} from 'tsx/esm/api';
import {type Plugin, type TestUserConfig, defineConfig} from 'vitest/config';
import type * as chromium from '../tests/chromium';

const root = fileURLToPath(new URL('..', import.meta.url));

const resolve = {alias: [{find: /^@site\//, replacement: root}]};

/** Replaces modules. Other files of the same thread could get those, so each such file loads its own modules. */
const HAS_OWN_MODULES = /vi\.(mock|doMock)\(/;

/** Unit tests that read what changes most: guides and other documents, or the API descriptions. They end in `.docs.test.ts` and `.api.test.ts`. */
const READS = /\.(docs|api)\.test/;

/** Unit tests, or those of a kind: `docs`, `api` or `other`. A function, so that other tests don't depend on these. */
function unit(kind?: string): TestUserConfig {
  const files = readdirSync(`${root}tests/unit`, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => kind === undefined || (READS.exec(file)?.[1] ?? 'other') === kind)
    .map((file) => `tests/unit/${file.replaceAll('\\', '/')}`);
  /** Tests that need their own modules. */
  const ownModules = files.filter((file) => HAS_OWN_MODULES.test(readFileSync(root + file, 'utf8')));
  return {
    environment: 'node',
    // Reading a description takes a second, and several on a busy machine.
    hookTimeout: 60_000,
    // At night, properties have thousands of runs.
    ...(process.env.NIGHTLY === '1' && {testTimeout: 1_200_000}),
    // The default on two cores is one worker.
    maxWorkers: '100%',
    // Threads start faster than processes, and no unit test changes global state of the process.
    pool: 'threads',
    setupFiles: ['docusaurus.tsx', 'runs.ts'].map((file) => `tests/unit/support/${file}`),
    // Modules are loaded once for each thread, which takes a third of the CPU time.
    projects: [
      {
        extends: true,
        test: {name: 'unit', isolate: false, include: files, exclude: ownModules},
      },
      {extends: true, test: {name: 'isolated', include: ownModules}},
    ],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  };
}

const slow: TestUserConfig = {testTimeout: 180_000, hookTimeout: 300_000};

/** Tests of commands in copies of the site, which can include a build, and tests of the built site. Two files run at a time, because a build keeps one core busy. */
const build: TestUserConfig = {
  ...slow,
  include: ['build', 'commands', 'hosting'].map((folder) => `tests/${folder}/**/*.test.ts`),
  maxWorkers: 2,
};

/**
 * Runs the programs of the guides, and the published descriptions in third-party tools. All share one mock API. Programs wait
 * for each other and for retries, so two files run at a time for each core.
 */
const samples: TestUserConfig = {
  ...slow,
  include: ['tests/guides/**/*.test.ts', 'tests/interop/**/*.test.ts'],
  globalSetup: 'tests/guides/mockApi.ts',
  maxWorkers: 2 * availableParallelism(),
};

/** Modules that the bundler of Docusaurus makes: empty, so that tests can replace them as unit tests do. */
const madeModules: Plugin = {
  name: 'made-modules',
  enforce: 'pre',
  resolveId: (id) => (/^@(docusaurus|theme|generated)\//.test(id) ? `\0${id}.js` : undefined),
  load: (id) => (id.startsWith('\0@') ? 'export default undefined;' : undefined),
};

/** Components with their styles, in a browser that opens no page of the site. */
async function components(): Promise<TestUserConfig> {
  // Other tests don't wait for them.
  const {playwright} = await import('@vitest/browser-playwright');
  const {findChromium} = (await tsImport('../tests/chromium.ts', import.meta.url)) as typeof chromium;
  const executablePath = findChromium();
  const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
  const styles = readdirSync(`${root}src/css`).map((file) => `src/css/${file}`);
  const browser: TestUserConfig['browser'] = {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({launchOptions: {...(executablePath && {executablePath}), args: ['--no-sandbox']}}),
    instances: [{browser: 'chromium', viewport: {width: 1350, height: 900}}],
  };
  const test: TestUserConfig = {
    include: ['tests/components/**/*.test.tsx'],
    // The styles of every page. Those of a component come with it.
    setupFiles: [infima, ...styles, 'tests/unit/support/docusaurus.tsx'],
    browser,
  };
  // The server of the browser takes plugins from a project only. In a copy of the project, packages are outside of it.
  // All that a test can load. A package that is found later would reload the page in the middle of a test.
  const optimizeDeps = {entries: ['tests/components/*.test.tsx', 'src/features/**/*.{ts,tsx}']};
  return {projects: [{root, resolve, optimizeDeps, plugins: [madeModules], server: {fs: {strict: false}}, test}]};
}

const MODES: Readonly<Record<string, () => TestUserConfig | Promise<TestUserConfig>>> = {
  test: () => unit(),
  documents: () => unit('docs'),
  descriptions: () => unit('api'),
  unit: () => unit('other'),
  components,
  build: () => build,
  samples: () => samples,
};

/** Unit tests, or those that `--mode` names. */
export default defineConfig(async ({mode}) => ({root, resolve, test: await MODES[mode]?.()}));

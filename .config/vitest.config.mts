import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const FOLDER = 'tests/unit';

/** Replaces modules. Other files of the same thread could get those, so each such file loads its own modules. */
const HAS_OWN_MODULES = /vi\.(mock|doMock)\(/;

/** Tests that need their own modules. */
const ownModules = readdirSync(`${root}${FOLDER}`, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
  .filter((file) => HAS_OWN_MODULES.test(readFileSync(root + file, 'utf8')));

export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
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
        test: {name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: ownModules},
      },
      {extends: true, test: {name: 'isolated', include: ownModules}},
    ],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of modules that keep state, or that other files replace. Each file loads its own copies. */
const OWN_MODULES = [
  'tests/unit/features/auth/engine/events.test.ts',
  'tests/unit/features/guides/components.test.tsx',
  'tests/unit/tests/{chromium,engines,sampleTools}.test.ts',
];

export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    environment: 'node',
    // Reading a description takes a second, and several on a busy machine.
    hookTimeout: 60_000,
    // The default on two cores is one worker.
    maxWorkers: '100%',
    // Threads start faster than processes, and no unit test changes global state of the process.
    pool: 'threads',
    setupFiles: ['tests/unit/support/ownChannels.ts'],
    // Modules are loaded once for each thread, which takes a third of the CPU time.
    projects: [
      {
        extends: true,
        test: {name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: OWN_MODULES},
      },
      {extends: true, test: {name: 'isolated', include: OWN_MODULES}},
    ],
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/unit.json'},
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

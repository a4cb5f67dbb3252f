import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // The default on two cores is one worker.
    maxWorkers: '100%',
    // Threads start faster than processes, and no unit test changes global state of the process.
    pool: 'threads',
    setupFiles: ['tests/unit/support/ownChannels.ts'],
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/unit.json'},
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs the programs of the guides, and the published descriptions in third-party tools. All share one mock API. Programs wait
 * for each other and for retries, so two files run at a time for each core.
 */
export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    include: ['tests/guides/**/*.test.ts', 'tests/interop/**/*.test.ts'],
    globalSetup: 'tests/guides/mockApi.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2 * availableParallelism(),
  },
});

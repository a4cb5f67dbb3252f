import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Runs the programs of the guides. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/guides/**/*.test.ts'],
    globalSetup: 'tests/guides/mockApi.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/samples.json'},
  },
});

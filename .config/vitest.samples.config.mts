import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs the programs of the guides. */
export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
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

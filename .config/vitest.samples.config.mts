import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** The programs of the guides, run for real against a mock API; one file after the other, because each starts a mock of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/guides/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/samples.json'},
  },
});

import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** The programs of the guides, run for real against a mock API that each file starts for itself. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/guides/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/samples.json'},
  },
});

import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Tests that build copies of the site; one after the other, because each build takes every core. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/build/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    maxWorkers: 1,
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/build.json'},
  },
});

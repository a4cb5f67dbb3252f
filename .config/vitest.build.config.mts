import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/**
 * Tests that build copies of the site, and those that hand the published descriptions to tools of others. Two files at a
 * time: most of a build keeps one core busy, and three builds would keep each other waiting.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/build/**/*.test.ts', 'tests/interop/**/*.test.ts', 'tests/hosting/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/build.json'},
  },
});

import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that build copies of the site, and tests of the built one. Two files run at a time, because a build keeps one core busy. */
export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    include: ['tests/build/**/*.test.ts', 'tests/hosting/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});

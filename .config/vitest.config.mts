import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Of two cores it would use one.
    maxWorkers: '100%',
    // They begin sooner than processes, and no unit test changes what a process has one of.
    pool: 'threads',
    setupFiles: ['tests/unit/support/ownChannels.ts'],
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/unit.json'},
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

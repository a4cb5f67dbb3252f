import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {alias: [{find: /^@site\//, replacement: root}]},
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: {json: 'reports/unit.json'},
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

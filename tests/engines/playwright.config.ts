import {defineConfig} from '@playwright/test';

/** Playwright runs the tests, and each project drives its engine by another library. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/engines',
  forbidOnly: Boolean(process.env.CI),
  // One at a time, because the server keeps one list of errors.
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['json', {outputFile: '../../reports/engines.json'}]],
  projects: [{name: 'chromium'}, {name: 'firefox'}, {name: 'webkit'}],
});

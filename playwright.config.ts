import {defineConfig} from '@playwright/test';
import {findChromium} from './tests/chromium';

const port = Number(process.env.E2E_PORT ?? 3217);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'reports/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${String(port)}`,
    launchOptions: {
      ...(executablePath && {executablePath}),
      // A closed network and a root user: no background traffic, no sandbox.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    {name: 'desktop', testDir: 'tests/e2e', use: {viewport: {width: 1350, height: 900}}},
    {name: 'mobile', testDir: 'tests/e2e', grep: /@mobile/, use: {viewport: {width: 390, height: 844}, hasTouch: true}},
    {name: 'a11y', testDir: 'tests/a11y', use: {viewport: {width: 1350, height: 900}}},
  ],
  webServer: {
    command: `${process.execPath} node_modules/tsx/dist/cli.mjs src/cli/serve.ts`,
    env: {PORT: String(port)},
    url: `http://localhost:${String(port)}/`,
    reuseExistingServer: false,
  },
});

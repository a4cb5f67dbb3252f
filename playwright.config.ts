import {type PlaywrightTestProject, defineConfig} from '@playwright/test';
import {ports} from './sandbox/settings';
import {findChromium} from './tests/chromium';

const port = Number(process.env.E2E_PORT ?? 3217);
/** `exec`, because the command ends when its parent does, and Playwright's shell would stay. */
const command = (name: string): string => `exec ${process.execPath} .config/run.cjs src/cli/${name}.ts`;
const executablePath = findChromium();

/** Journeys that Firefox and WebKit repeat at night: navigation, search, languages, login, consent, try-it, print, no script. */
const JOURNEYS = [
  ...['shell/navbar', 'shell/scroll-position', 'shell/print', 'shell/without-script', 'guides/tabs'],
  ...['search/search-modal', 'login/login', 'analytics/consent', 'try-it/views', 'try-it/sandbox'],
];

/** Another engine, which `npm run nightly -- engines` installs. Chromium's path and arguments are not for it. */
const engine = (browserName: 'firefox' | 'webkit'): PlaywrightTestProject => ({
  name: browserName,
  testDir: 'tests/e2e',
  testMatch: JOURNEYS.map((name) => `**/e2e/${name}.spec.ts`),
  use: {browserName, viewport: {width: 1350, height: 900}, launchOptions: {}, reuseContext: false},
});

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Pages also wait for timers and frames: on two cores, three workers take a sixth less time than two.
  workers: 3,
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // Font rendering differs slightly between browser releases.
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.02, stylePath: 'tests/visual/steady.css'}},
  reporter: [['list'], ['json', {outputFile: process.env.E2E_REPORT ?? 'reports/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${String(port)}`,
    launchOptions: {
      ...(executablePath && {executablePath}),
      // For closed networks and the root user: no background traffic, no sandbox.
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
        // A page of a test lives for a second: optimizing its code takes a tenth of that, and pays for itself later.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
    // One page for the tests of a worker takes a tenth less CPU time. tests/README.md says which tests need one of their own.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // Tracing every test would take a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'desktop', testDir: 'tests/e2e', use: {viewport: {width: 1350, height: 900}}},
    {name: 'visual', testDir: 'tests/visual', use: {viewport: {width: 1350, height: 900}, bypassCSP: true}},
    {name: 'a11y', testDir: 'tests/a11y', use: {viewport: {width: 1350, height: 900}}},
    ...(process.env.ENGINES === '1' ? [engine('firefox'), engine('webkit')] : []),
  ],
  // The site was built for these ports. Both read the same variables.
  webServer: [
    {
      command: command('serve'),
      env: {PORT: String(port)},
      url: `http://localhost:${String(port)}/`,
      reuseExistingServer: false,
    },
    {
      command: command('sandbox'),
      env: {PORT: String(port)},
      url: `http://127.0.0.1:${process.env[ports.api.variable] ?? String(ports.api.standard)}/requests`,
      reuseExistingServer: false,
    },
  ],
});

import {siteSettings} from '../sandbox/settings';
import {sandboxPorts} from '../src/cli/sandboxPorts';
import {StepFailed, main, run, step, tool, tsx} from '../src/node/steps';
import {ensureChromium} from './chromium';

interface Part {
  /** What it runs, for the log. */
  readonly label: string;
  readonly command: readonly [command: string, args: string[]];
  /** Whether it visits `build/`. */
  readonly needsBuild?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Checks that take too long for every change. CI runs each in a job of its own (.github/workflows/nightly.yml). */
const PARTS: Readonly<Record<string, Part>> = {
  a11y: {
    label: 'axe on every page',
    command: tool('playwright', 'test', '--project=a11y'),
    needsBuild: true,
    env: {A11Y: 'all'},
  },
  properties: {
    label: 'Unit tests with all random runs',
    command: tool('vitest', 'run', '--config', '.config/vitest.config.mts'),
    // Some tests read what a build generates.
    needsBuild: true,
    env: {NIGHTLY: '1'},
  },
  breakage: {
    label: 'Builds that are broken or ended at every moment',
    command: tool('vitest', 'run', '--config', '.config/vitest.build.config.mts', 'tests/build'),
    env: {NIGHTLY: '1'},
  },
  engines: {label: 'Journeys in three engines', command: tsx('tests/engines/index.ts'), needsBuild: true},
  soak: {label: 'Logins in a row', command: tsx('tests/soak/index.ts', '200'), needsBuild: true},
  pseudo: {label: 'The site in a pseudo-locale', command: tsx('tests/i18n/index.ts')},
  reproduce: {label: 'Two builds of the commit', command: tsx('src/cli/reproduce.ts')},
  rehearse: {label: 'The newest Docusaurus', command: tsx('tests/rehearse/index.ts')},
};

/** The named parts, or all. @throws for an unknown name */
function wanted(names: readonly string[]): Part[] {
  if (names.length === 0) return Object.values(PARTS);
  return names.map((name) => {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}. Choose from ${Object.keys(PARTS).join(', ')}.`);
    return part;
  });
}

/** `npm run nightly` runs all parts, `npm run nightly -- soak a11y` some. Names every part that failed. */
main(async () => {
  const parts = wanted(process.argv.slice(2));
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  if (parts.some(({needsBuild}) => needsBuild)) {
    const settings = siteSettings(sandboxPorts());
    await step('Build the site', () => run(...tsx('src/cli/build.ts'), {env: {...env, ...settings}}));
  }
  const failed: string[] = [];
  for (const {label, command, env: own} of parts) {
    await step(label, () => run(...command, {env: {...env, ...own}})).catch(() => failed.push(label));
  }
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});

import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {tool} from '../../src/node/command';
import {ensureChromium} from '../chromium';
import {ensureNginx} from '../nginx';
import {ensureSampleTools} from '../sampleTools';

/** A part of `npm test`: one command. */
export interface Stage {
  readonly label: string;
  readonly command: readonly [command: string, args: string[]];
  /** Names of the stages that must have passed before. */
  readonly needs?: readonly string[];
  /** What it reads, as path patterns of git, in addition to `COMMON`. The installed packages and the settings count as well. */
  readonly inputs: readonly string[];
  /** A file that it writes and that later stages need. A stage without one is a check. */
  readonly output?: string;
  /** Its results for the acceptance table, in `reports/`. */
  readonly report?: string;
  /** Installs what it needs, or says how. */
  readonly prepare?: () => void;
  /** Whether it takes the ports of the site and the sandbox, so that another such stage must wait. */
  readonly takesPorts?: boolean;
  /** Seconds on two idle cores, for the order until it has been measured. */
  readonly seconds: number;
}

/** Inputs of all stages. */
export const COMMON = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  '.ci',
  'tests/stages',
  'tests/*.ts',
];

/** What a site is built from, without the guides. */
const CODE = ['src', 'plugins', 'openapi', 'sandbox', 'static', '.config', 'docusaurus.config.ts', 'sidebars.ts'];
const SITE = [...CODE, 'docs'];

const vitest = (mode: 'test' | 'build' | 'samples', report: string, ...filters: string[]): [string, string[]] => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}`];
  return tool('vitest', 'run', '--config', '.config/vitest.config.mts', '--mode', mode, ...reporters, ...filters);
};

/** A test that fails once and then passes is named at the end, with its error. The second try leaves a trace. */
const playwright = (...filters: string[]): [string, string[]] => tool('playwright', 'test', '--retries=1', ...filters);

/** Words of browser tests that open a guide, or a page that lists or finds guides. */
const GUIDES = /docs\/platform|guide|routes|samplePages|search/i;

/** The files of browser tests that open guides, or of all others. */
function specs(isAboutGuides: boolean): string[] {
  return ['e2e', 'a11y', 'visual'].flatMap((folder) =>
    readdirSync(`tests/${folder}`, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => path.posix.join('tests', folder, file.replaceAll('\\', '/')))
      .filter((file) => GUIDES.test(readFileSync(file, 'utf8')) === isAboutGuides),
  );
}

const BROWSER = ['tests/e2e', 'tests/a11y', 'tests/visual', 'tests/fixtures', 'playwright.config.ts'];

/** The parts of `npm test` by name. `acceptance` comes after all. */
export const STAGES: Readonly<Record<string, Stage>> = {
  pages: {
    label: 'Bundle the API descriptions and write the pages of the reference',
    command: tool('src/cli/build.ts', '--only', 'pages'),
    inputs: SITE,
    output: 'openapi/dist/published/openapi/v2.json',
    seconds: 30,
  },
  build: {
    label: 'Build the site',
    command: tool('src/cli/build.ts', '--only', 'site'),
    needs: ['pages'],
    inputs: SITE,
    output: 'build/sitemap.xml',
    seconds: 45,
  },
  static: {
    label: 'Static checks',
    command: tool('src/cli/check.ts', '--after-build'),
    needs: ['pages'],
    inputs: ['.'],
    seconds: 70,
  },
  unit: {
    label: 'Unit tests',
    command: vitest('test', 'unit.json'),
    needs: ['pages'],
    inputs: ['.'],
    report: 'unit.json',
    seconds: 80,
  },
  search: {
    label: 'Search quality',
    command: tool('tests/search/judge.ts'),
    needs: ['build'],
    inputs: [...SITE, 'tests/search'],
    seconds: 10,
  },
  breaks: {
    label: 'Broken input and ended commands',
    command: vitest('build', 'breaks.json', 'tests/build'),
    needs: ['pages'],
    // It builds copies of the site with guides of their own.
    inputs: [...CODE, 'tests/build', 'tests/fixtures'],
    report: 'breaks.json',
    prepare: ensureChromium,
    seconds: 150,
  },
  interop: {
    label: 'Descriptions in other tools',
    // Its compilers wait for nothing.
    command: vitest('samples', 'interop.json', 'tests/interop', '--maxWorkers=2'),
    needs: ['build'],
    inputs: [...CODE, 'tests/interop', 'tests/guides', 'tests/fixtures'],
    report: 'interop.json',
    seconds: 60,
  },
  hosting: {
    label: 'Files and hosts of the built site',
    command: vitest('build', 'hosting.json', 'tests/hosting'),
    needs: ['build'],
    inputs: [...SITE, 'tests/hosting', 'tests/fixtures', 'tests/search'],
    report: 'hosting.json',
    prepare: ensureNginx,
    seconds: 40,
  },
  samples: {
    label: 'Code samples',
    command: tool('tests/samples/compile.ts'),
    needs: ['pages'],
    inputs: [...CODE, 'tests/samples', 'tests/fixtures'],
    prepare: ensureSampleTools,
    seconds: 90,
  },
  guides: {
    label: 'Programs of the guides',
    command: vitest('samples', 'guides.json', 'tests/guides'),
    needs: ['pages'],
    inputs: [...SITE, 'tests/guides', 'tests/samples', 'tests/fixtures'],
    report: 'guides.json',
    prepare: ensureSampleTools,
    seconds: 60,
  },
  weights: {
    label: 'Page weights',
    command: tool('tests/pageWeights.ts'),
    needs: ['build'],
    inputs: SITE,
    prepare: ensureChromium,
    seconds: 15,
  },
  browser: {
    label: 'Browser tests that open guides',
    command: playwright(...specs(true)),
    needs: ['build'],
    inputs: [...SITE, ...BROWSER],
    report: 'e2e.json',
    prepare: ensureChromium,
    takesPorts: true,
    seconds: 240,
  },
  reference: {
    label: 'Browser tests that open no guide',
    command: playwright(...specs(false)),
    needs: ['build'],
    inputs: [...CODE, ...BROWSER],
    report: 'reference.json',
    prepare: ensureChromium,
    takesPorts: true,
    seconds: 150,
  },
};

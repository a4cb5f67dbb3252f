import {assertPorts, byVariable, sandboxPorts} from '../../src/cli/sandboxPorts';
import {tool} from '../../src/node/command';
import {portFrom} from '../../src/node/ports';
import {ensureChromium} from '../chromium';
import {searches} from '../fixtures/tags';
import {ensureNginx} from '../nginx';
import {ensureSampleTools} from '../sampleTools';

/** A part of `npm test`: one command. It runs again when something that it read has changed (reads.ts). */
export interface Stage {
  readonly command: readonly [command: string, args: string[]];
  /** Names of the stages that must have passed before. */
  readonly needs?: readonly string[];
  /** What its compilers read without Node, so that no record has it: path patterns of Git, and folders of other stages. */
  readonly nativeReads?: readonly string[];
  /** Folders that it writes and that later stages need. A stage without any is a check. */
  readonly writes?: readonly string[];
  /** Its results for the acceptance table, in `reports/`. */
  readonly report?: string;
  /** Installs what it needs, or says how. */
  readonly prepare?: () => unknown;
  /** Whether it takes the ports of the site and the sandbox, so that another such stage must wait. */
  readonly takesPorts?: boolean;
  /** Whether it waits minutes before it fails, so that it can share the processors with another such stage. */
  readonly isPatient?: boolean;
}

const vitest = (
  mode: 'unit' | 'documents' | 'descriptions' | 'components' | 'build' | 'samples',
  report: string,
  ...filters: string[]
): [string, string[]] => {
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=reports/${report}`];
  return tool('vitest', 'run', '--config', '.config/vitest.config.mts', '--mode', mode, ...reporters, ...filters);
};

const unit = (mode: 'unit' | 'documents' | 'descriptions'): Stage => ({
  command: vitest(mode, `${mode}.json`),
  needs: ['pages'],
  report: `${mode}.json`,
});

/** @throws with the variable and another port if the site or a service of browser tests would have one that is in use */
export const assertBrowserPorts = (): Promise<void> =>
  assertPorts({...byVariable(sandboxPorts()), E2E_PORT: portFrom('E2E_PORT', 3217)});

/** Tests that load the search records: all of these folders, and those with the tag. */
const SEARCHES = `e2e/(search|analytics)/|${searches.tag}`;

/** Browser tests of some folders. A test that fails once and then passes is named at the end; the second try leaves a trace. */
const browser = (name: string, ...folders: string[]): Stage => ({
  command: tool(
    ...(['playwright', 'test', '--retries=1'] as const),
    `--grep${name === 'browser-search' ? '' : '-invert'}=${SEARCHES}`,
    ...folders.map((folder) => `tests/${folder}/`),
  ),
  needs: ['build'],
  report: `${name}.json`,
  prepare: async () => {
    ensureChromium();
    await assertBrowserPorts();
  },
  takesPorts: true,
});

/** What all pages have. Some of these tests search. */
const FRAME = ['e2e/shell', 'e2e/look', 'a11y', 'visual'];

/** The parts of `npm test` by name. */
export const STAGES: Readonly<Record<string, Stage>> = {
  pages: {
    command: tool('src/cli/build.ts', '--only', 'pages'),
    writes: ['openapi/dist', 'docs/api'],
  },
  build: {
    command: tool('src/cli/build.ts', '--only', 'site', '--fast-compression'),
    needs: ['pages'],
    nativeReads: ['src', 'plugins', 'openapi', 'docs', 'static', 'openapi/dist', 'docs/api'],
    writes: ['build'],
  },
  code: {
    command: tool('src/cli/check.ts', '--only', 'code'),
    needs: ['pages'],
    nativeReads: ['*.ts', '*.tsx', '*.mts', '*.cjs', '*.mjs', '*.json', '.oxlintrc.json'],
    isPatient: true,
  },
  text: {
    command: tool('src/cli/check.ts', '--only', 'text'),
    needs: ['pages'],
    nativeReads: ['.'],
    isPatient: true,
  },
  unit: unit('unit'),
  documents: unit('documents'),
  descriptions: unit('descriptions'),
  components: {
    command: vitest('components', 'components.json'),
    report: 'components.json',
    prepare: ensureChromium,
  },
  search: {
    command: tool('tests/search/judge.ts'),
    needs: ['build'],
    isPatient: true,
  },
  commands: {
    command: vitest('build', 'commands.json', 'tests/commands'),
    needs: ['pages'],
    report: 'commands.json',
    isPatient: true,
  },
  builds: {
    command: vitest('build', 'builds.json', 'tests/build'),
    needs: ['pages'],
    report: 'builds.json',
    prepare: ensureChromium,
    isPatient: true,
  },
  interop: {
    // Its compilers wait for nothing.
    command: vitest('samples', 'interop.json', 'tests/interop', '--maxWorkers=2'),
    needs: ['build'],
    report: 'interop.json',
    isPatient: true,
  },
  hosting: {
    command: vitest('build', 'hosting.json', 'tests/hosting'),
    needs: ['build'],
    // Of nginx, and of the compiler of the callback's script.
    nativeReads: ['build', 'src/features/auth', 'src/features/storage', 'src/utils'],
    report: 'hosting.json',
    prepare: ensureNginx,
    isPatient: true,
  },
  samples: {
    command: tool('tests/samples/compile.ts'),
    needs: ['pages'],
    nativeReads: ['tests/samples/stubs'],
    prepare: ensureSampleTools,
    isPatient: true,
  },
  guides: {
    command: vitest('samples', 'guides.json', 'tests/guides'),
    needs: ['pages'],
    report: 'guides.json',
    prepare: ensureSampleTools,
    isPatient: true,
  },
  weights: {
    command: tool('tests/pageWeights.ts'),
    needs: ['build'],
    prepare: ensureChromium,
  },
  // Each part starts its own servers and browsers, which takes ten seconds.
  'browser-guides': browser('browser-guides', 'e2e/guides'),
  // Events of searches are sent from the same records.
  'browser-search': browser('browser-search', 'e2e/search', 'e2e/analytics', 'e2e/reference', ...FRAME),
  'browser-pages': browser('browser-pages', ...FRAME),
  'browser-reference': browser('browser-reference', ...['e2e/reference', 'e2e/try-it', 'e2e/api-logs', 'e2e/sandbox']),
  'browser-login': browser('browser-login', 'e2e/login'),
};

/** Comes after all parts. */
export const ACCEPTANCE = 'acceptance';

/** The parts that a name means: `browser` all whose names begin with it. */
export const partsNamed = (name: string): string[] =>
  [...Object.keys(STAGES), ACCEPTANCE].filter((part) => part === name || part.startsWith(`${name}-`));

/** Folders that other parts make for one: those that it needs, and what these need. */
export const madeFor = (name: string): string[] =>
  (STAGES[name]?.needs ?? []).flatMap((need) => [...(STAGES[need]?.writes ?? []), ...madeFor(need)]);

import {tool} from '../src/node/command';

/** A nightly check. */
export interface Part {
  /** What it runs, for the log. */
  readonly label: string;
  /** Installs what it needs. */
  readonly prepare?: readonly [command: string, args: string[]];
  readonly command: readonly [command: string, args: string[]];
  /** Whether it visits `build/`. */
  readonly needsBuild?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Checks that take too long for every change. CI runs each in a job of its own (.github/workflows/nightly.yml). */
export const PARTS: Readonly<Record<string, Part>> = {
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
  prism: {
    label: 'Every operation in Prism',
    command: tool('vitest', 'run', '--config', '.config/vitest.config.mts', '--mode', 'samples', 'tests/interop/prism'),
    needsBuild: true,
    env: {NIGHTLY: '1'},
  },
  collections: {
    label: 'The collections in the command lines of Postman and Bruno',
    command: tool('tests/collections.ts'),
    needsBuild: true,
  },
  engines: {
    label: 'Journeys in Firefox and WebKit',
    prepare: tool('playwright', 'install', '--with-deps', 'firefox', 'webkit'),
    command: tool('playwright', 'test', '--project=firefox', '--project=webkit', '--retries=1'),
    needsBuild: true,
    env: {ENGINES: '1'},
  },
  soak: {
    label: '200 logins in a row',
    command: tool('playwright', 'test', '--project=desktop', '--repeat-each=200', '--grep=logs in, stays so'),
    needsBuild: true,
  },
  isolation: {
    label: 'Each part of npm test without the files that it did not read',
    prepare: tool('tests/run.ts', '--all'),
    command: tool('tests/isolation.ts'),
  },
  reproduce: {label: 'Two builds of the commit', command: tool('tests/reproduce.ts')},
  rehearse: {label: 'The newest Docusaurus', command: tool('tests/rehearse/index.ts')},
};

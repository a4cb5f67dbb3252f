import {availableParallelism} from 'node:os';
import {StepFailed, main, readOptions, secondsSince, start} from '../node/command';

/** `fixes` is the option by which the command fixes what it can. */
type Check = readonly [label: string, command: string, fixes?: string];

/** Where tools keep which files they found clean. CI keeps the folder. Each tool also compares its configuration and version. */
const CACHE = '.test-cache/checks';
const cached = (name: string): string => `--cache --cache-strategy content --cache-location ${CACHE}/${name}`;

/** Checks that don't run the site, by what they read. Warnings count as failures. */
const CHECKS = {
  /** No guide and no README. */
  code: [
    ['Types and code (oxlint)', 'oxlint --type-aware --type-check --deny-warnings --report-unused-disable-directives'],
    [
      'Texts in code (ESLint)',
      `eslint --config .config/eslint.config.mjs --max-warnings 0 ${cached('eslint')} "src/**/*.tsx"`,
    ],
    [
      'Layers (dependency-cruiser)',
      `depcruise --config .config/dependency-cruiser.cjs --output-type err-long --cache ${CACHE}/layers --cache-strategy content src plugins openapi sandbox tests .config docusaurus.config.ts sidebars.ts playwright.config.ts`,
    ],
    ['Styles (stylelint)', `stylelint "src/**/*.css" --max-warnings 0 ${cached('stylelint')}`, '--fix'],
    ['Lockfile and licenses', 'node .config/run.cjs src/cli/checkPackages.ts'],
    ['API examples', 'node .config/run.cjs openapi/tools/lint.ts v2 v1 --config openapi/examples.yaml'],
    ['API statements to confirm', 'node .config/run.cjs openapi/tools/unverified.ts'],
  ],
  /** All files, with caches, so that a changed sentence takes seconds. */
  text: [
    ['Format (Prettier)', `prettier --check . --log-level warn ${cached('prettier')}`],
    ['Spelling', `cspell --no-progress --no-summary --dot ${cached('cspell')} "**"`],
    ['Words', `node .config/run.cjs src/cli/checkWords.ts --cache-location ${CACHE}/textlint`],
    [
      'Unused code and packages (knip)',
      `knip --config .knip.jsonc --treat-config-hints-as-errors --no-progress --cache --cache-location ${CACHE}/knip`,
    ],
    ['Markdown', 'markdownlint-cli2', '--fix'],
    ['Documents', 'node .config/run.cjs src/cli/checkDocuments.ts', '--fix'],
  ],
  /** What a build checks as well. */
  build: [
    ['API descriptions', 'node .config/run.cjs openapi/tools/lint.ts'],
    ['Guides', 'node .config/run.cjs src/cli/checkGuides.ts --links', '--fix'],
  ],
} as const satisfies Readonly<Record<string, readonly Check[]>>;

const USAGE = 'npm run check [-- format "API examples"] [--only code|text|build] [--fix]';

/** The checks that the words name by a part of their label, or all. @throws for a word that names none */
function checksNamed(words: readonly string[], all: readonly Check[]): readonly Check[] {
  if (words.length === 0) return all;
  return words.flatMap((word) => {
    const found = all.filter(([label]) => label.toLowerCase().includes(word.toLowerCase()));
    if (word !== '' && found.length > 0) return found;
    throw new Error(`No check is called "${word}". Choose from: ${all.map(([label]) => label).join(', ')}.`);
  });
}

function runCheck([label, command, fixes = '']: Check, isFixing: boolean): Promise<boolean> {
  const begin = Date.now();
  const child = start(isFixing ? `${command} ${fixes}` : command, [], {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}`},
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${label} (${secondsSince(begin)})`);
      if (code !== 0) console.error(output);
      resolve(code === 0);
    });
  });
}

/** The group of checks that an option names, or all. @throws when there is no such group */
function groupsOf({only}: {only?: string}): readonly Check[] {
  const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
  const chosen = names.filter((name) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--only must be one of ${names.join(', ')}. Usage: ${USAGE}`);
  return chosen.flatMap((name): readonly Check[] => CHECKS[name]);
}

main(async () => {
  const {values, positionals} = readOptions(USAGE, {
    options: {only: {type: 'string'}, fix: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const waiting = [...checksNamed(positionals, groupsOf(values))];
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runCheck(next, values.fix))) failed.push(next[0]);
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, worker));
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});

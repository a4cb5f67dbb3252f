import {availableParallelism} from 'node:os';
import {StepFailed, main, readOptions, secondsSince, start} from '../node/command';

type Check = readonly [label: string, command: string];

/** Checks that a build makes as well. `--after-build` leaves them out. */
const BUILD_CHECKS: readonly Check[] = [
  ['API descriptions', 'node .config/run.cjs openapi/tools/lint.ts'],
  ['JSON of the guides', 'node .config/run.cjs src/cli/checkGuides.ts'],
];

/** All other checks that don't run the site. Warnings count as failures. */
const CHECKS: readonly Check[] = [
  ['Types and code (oxlint)', 'oxlint --type-aware --type-check --deny-warnings --report-unused-disable-directives'],
  ['Texts in code (ESLint)', 'eslint --config .config/eslint.config.mjs --max-warnings 0 "src/**/*.tsx"'],
  [
    'Layers (dependency-cruiser)',
    'depcruise --config .config/dependency-cruiser.cjs --output-type err-long src plugins openapi sandbox tests .config docusaurus.config.ts sidebars.ts playwright.config.ts',
  ],
  ['Format (Prettier)', 'prettier --check . --log-level warn'],
  ['Styles (stylelint)', 'stylelint "src/**/*.css" --max-warnings 0'],
  ['Markdown', 'markdownlint-cli2'],
  [
    'Words',
    'textlint --config .config/textlintrc.json "docs/platform/**/*.mdx" "src/pages/*.mdx" "*.md" "{docs,openapi,plugins,sandbox,src,tests,.github}/*.md"',
  ],
  ['Spelling', 'cspell --no-progress --no-summary --dot "**"'],
  ['Unused code and packages (knip)', 'knip --config .knip.jsonc --no-progress'],
  ['Lockfile and licenses', 'node .config/run.cjs src/cli/checkPackages.ts'],
  ['API examples', 'node .config/run.cjs openapi/tools/lint.ts v2 v1 --config openapi/examples.yaml'],
  ['API statements to confirm', 'node .config/run.cjs openapi/tools/unverified.ts'],
];

const USAGE = 'npm run check [-- format "API examples"] [--after-build]';

/** The checks that the words name by a part of their label, or all. @throws for a word that names none */
function checksNamed(words: readonly string[], isAfterBuild: boolean): readonly Check[] {
  const all = [...CHECKS, ...BUILD_CHECKS];
  if (words.length === 0) return isAfterBuild ? CHECKS : all;
  return words.flatMap((word) => {
    const found = all.filter(([label]) => label.toLowerCase().includes(word.toLowerCase()));
    if (found.length > 0) return found;
    throw new Error(`No check is called "${word}". Choose from: ${all.map(([label]) => label).join(', ')}.`);
  });
}

function runCheck([label, command]: Check): Promise<boolean> {
  const begin = Date.now();
  const child = start(command, [], {
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

main(async () => {
  const {values, positionals} = readOptions(USAGE, {
    options: {'after-build': {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const waiting = [...checksNamed(positionals, values['after-build'])];
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await runCheck(next))) failed.push(next[0]);
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, worker));
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});

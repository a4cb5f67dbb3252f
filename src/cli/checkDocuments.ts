import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {StepFailed, main, readOptions} from '../node/command';
import {documentCheck} from './documents';
import {withTables} from './printedTables';

const CODE = /\.(?:ts|tsx|mts|cjs|mjs|css|yaml|json|jsonc)$|^\.env\.example$/;
/** Guides have checks of their own, and fixtures are broken on purpose. */
const DOCUMENT = /^(?!docs\/platform\/|tests\/fixtures\/).*\.md$/;

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));

/** The problem of a document whose tables aren't those of the code. With `--fix`, it is written with these instead. */
function tableProblems(file: string, isFixing = false): string[] {
  const text = readFileSync(file, 'utf8');
  const printed = withTables(text);
  if (printed === text) return [];
  if (!isFixing) return [`${file} A table isn't as the code has it. Run npm run check -- documents --fix.`];
  writeFileSync(file, printed);
  return [];
}

/** Checks that documents name files, npm scripts and code that exist, and have the tables of the code. */
main(() => {
  const {fix} = readOptions('npm run check -- documents [--fix]', {options: {fix: {type: 'boolean'}}}).values;
  const files = tracked();
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {readonly scripts: object};
  const code = files.filter((file) => CODE.test(file) && file !== 'package-lock.json');
  const words = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []));
  const check = documentCheck({files, scripts: Object.keys(scripts), words});
  const problems = files
    .filter((file) => DOCUMENT.test(file))
    .flatMap((file) => [...tableProblems(file, fix), ...check(file, readFileSync(file, 'utf8'))]);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});

import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {StepFailed, main, readOptions} from '../node/command';
import {documentCheck} from './documents';

const CODE = /\.(?:ts|tsx|mts|cjs|mjs|css|yaml|json|jsonc)$|^\.env\.example$/;
/** Guides have checks of their own, and fixtures are broken on purpose. */
const DOCUMENT = /^(?!docs\/platform\/|tests\/fixtures\/).*\.md$/;

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));

/** Checks that documents name files, npm scripts and code that exist. */
main(() => {
  readOptions('npm run check -- documents');
  const files = tracked();
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {readonly scripts: object};
  const code = files.filter((file) => CODE.test(file) && file !== 'package-lock.json');
  const words = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []));
  const check = documentCheck({files, scripts: Object.keys(scripts), words});
  const problems = files
    .filter((file) => DOCUMENT.test(file))
    .flatMap((file) => check(file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});

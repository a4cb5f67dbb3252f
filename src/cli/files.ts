import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {main, readOptions} from '../node/command';

const COMMENT = String.raw`^/\*\*((?:(?!\*/)[\s\S])*)\*/`;

/** The words of a line, in lowercase: `CallTable` has two. */
const wordsOf = (line: string): string[] =>
  line
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** The first sentence about what a file exports: about the export with its name, or about the first one with a comment. */
function purpose(file: string, text: string): string {
  const {dir, name} = path.parse(file);
  const main = name === 'index' ? path.basename(dir) : name;
  const before = (code: string): string | undefined => new RegExp(COMMENT + code, 'm').exec(text)?.[1];
  const comment = before(String.raw`\s*export [^\n]*\b${main}\b`) ?? before(String.raw`\s*export `) ?? '';
  const [sentence = ''] = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z@])/);
  return sentence;
}

/** `npm run files -- try-it core` prints what the files are for that have words that begin so in their path or purpose. */
main(() => {
  const {positionals} = readOptions('npm run files -- <words>', {allowPositionals: true});
  const words = positionals.flatMap(wordsOf);
  const listed = execFileSync('git', ['ls-files', 'src', 'plugins', 'openapi', 'sandbox', 'tests'], {encoding: 'utf8'});
  const lines = listed
    .split('\n')
    .filter((file) => /(?<!\.d)\.(?:tsx?|yaml)$/.test(file) && !file.startsWith('openapi/snapshots/'))
    .map((file) => (file.endsWith('.yaml') ? file : `${file}: ${purpose(file, readFileSync(file, 'utf8'))}`))
    .filter((line) => words.every((word) => wordsOf(line).some((one) => one.startsWith(word))));
  if (lines.length === 0) throw new Error(`No file has ${words.join(', ')} in its path or purpose. Use fewer words.`);
  console.log(lines.join('\n'));
  return Promise.resolve();
});

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {main} from '../node/command';

const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/`;

/** The first sentence about what a file exports: about the export with its name, or about the first one with a comment. */
function purpose(file: string, text: string): string {
  const {dir, name} = path.parse(file);
  const main = name === 'index' ? path.basename(dir) : name;
  const before = (code: string): string | undefined => new RegExp(COMMENT + code).exec(text)?.[1];
  const comment = before(String.raw`\s*export [^\n]*\b${main}\b`) ?? before(String.raw`\s*export `) ?? before('') ?? '';
  const [sentence = ''] = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z@])/);
  return sentence;
}

/** `npm run files -- try-it core` prints what the source files with these words in their path are for. */
main(() => {
  const words = process.argv.slice(2);
  const listed = execFileSync('git', ['ls-files', 'src', 'plugins', 'openapi', 'sandbox'], {encoding: 'utf8'});
  for (const file of listed.split('\n'))
    if (/(?<!\.d)\.tsx?$/.test(file) && words.every((word) => file.includes(word)))
      console.log(`${file}: ${purpose(file, readFileSync(file, 'utf8'))}`);
  return Promise.resolve();
});

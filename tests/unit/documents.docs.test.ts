import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {partsNamed} from '../stages/stages';
import {PARTS} from '../nightlyParts';

const documents = execFileSync('git', ['ls-files', '*.md', ':(exclude)docs/platform', ':(exclude)tests/fixtures'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};

/** Folders that a command writes. */
const WRITTEN = /^\/?(build|release|reports|docs\/api|openapi\/dist|node_modules|\.test-cache)\b/;

/** Code spans and fenced code of a document. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Whether a path exists, seen from the folder of a document, from the project, or from a folder that a README describes. */
function isThere(file: string, document: string): boolean {
  const features = readdirSync('src/features').map((name) => `src/features/${name}`);
  const roots = [path.dirname(document), '.', 'src', 'src/features', 'plugins', 'openapi/tools', 'tests', ...features];
  return roots.some((root) => existsSync(path.join(root, file)));
}

test.each(documents)('%s links to files that exist', (document) => {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)];
  const dead = targets.filter(([, target = '']) => !existsSync(path.join(path.dirname(document), target)));
  expect(dead.map(([, target]) => target)).toEqual([]);
});

test.each(documents)('%s names paths that exist', (document) => {
  const paths = codeIn(readFileSync(document, 'utf8')).filter(
    (code) => /^\.?[\w.-]+(\/[\w.-]+)+\/?$/.test(code) && /\/$|\.\w+$/.test(code) && !WRITTEN.test(code),
  );
  expect(paths.filter((file) => !isThere(file, document))).toEqual([]);
});

test.each(documents)('%s names npm scripts and packages that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const runs = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(runs.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  const tools = [...text.matchAll(/npx ([\w-]+)/g)].map(([, tool = '']) => tool);
  expect(tools.filter((tool) => !existsSync(`node_modules/.bin/${tool}`))).toEqual([]);
});

test.each(documents)('%s names parts of npm test and npm run nightly that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = (command: string): string[] =>
    [...text.matchAll(new RegExp(`${command} -- ([a-z][\\w-]*)`, 'g'))].map(([, part = '']) => part);
  expect(named('npm test').filter((part) => partsNamed(part).length === 0)).toEqual([]);
  expect(named('npm run nightly').filter((part) => !Object.hasOwn(PARTS, part))).toEqual([]);
});

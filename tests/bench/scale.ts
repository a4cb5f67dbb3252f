import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Spec} from '../../openapi/model/spec';
import {type Measured, measureCommand} from './measureCommand';
import {multiplySpec} from './multiplySpec';

const FACTORS = (process.env.BENCH_FACTORS ?? '1,4,10').split(',').map(Number);
const SPEC = 'openapi/dist/published/openapi/v2.json';
const PAGE = 'build/docs/api/people-create/index.html';

/** The steps of a build but the linter's, which knows the real routes only. */
const STEPS: readonly (readonly string[])[] = [
  ['.config/run.cjs', 'openapi/tools/bundle.ts'],
  ['.config/run.cjs', 'openapi/tools/generate.ts'],
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
];

/** A copy of the project in a temporary folder, its 2.0 description multiplied. */
function copyProject(factor: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), `docs-${String(factor)}x-`));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const spec = JSON.parse(readFileSync(SPEC, 'utf8')) as Spec;
  // JSON is YAML: the file keeps its name.
  writeFileSync(path.join(folder, 'openapi/v2/openapi.yaml'), JSON.stringify(multiplySpec(spec, factor)));
  return folder;
}

const pagesIn = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('index.html')).length;

const gzipSize = (file: string): string => (gzipSync(readFileSync(file), {level: 9}).length / 1000).toFixed(1);

/** The script that every page loads. */
function mainScript(folder: string): string {
  const scripts = path.join(folder, 'build/assets/js');
  return path.join(scripts, readdirSync(scripts).find((file) => /^main\..*\.js$/.test(file)) ?? '');
}

async function buildAt(factor: number): Promise<string> {
  const folder = copyProject(factor);
  try {
    const steps: Measured[] = [];
    for (const step of STEPS) steps.push(await measureCommand(folder, step));
    const seconds = steps.map((step) => step.seconds);
    const columns = [
      `${String(factor)}x`,
      String(pagesIn(path.join(folder, 'build'))),
      ...seconds.map((value) => value.toFixed(0)),
      seconds.reduce((sum, value) => sum + value, 0).toFixed(0),
      Math.max(...steps.map((step) => step.megabytes)).toFixed(0),
      String(statSync(path.join(folder, PAGE)).size),
      gzipSize(path.join(folder, PAGE)),
      gzipSize(mainScript(folder)),
    ];
    return columns.map((column) => column.padStart(10)).join('');
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Builds the site with more and more operations: seconds, memory, and what one page then weighs. */
export async function benchScale(): Promise<void> {
  if (!existsSync(SPEC)) throw new Error(`There is no ${SPEC}. Run npm run api:bundle`);
  console.log('\nBuild with copies of all operations of 2.0 (the page is /docs/api/people-create/)');
  const heads = ['size', 'pages', 'bundle s', 'write s', 'site s', 'all s', 'MB', 'HTML B', 'gzip kB', 'main kB'];
  console.log(heads.map((head) => head.padStart(10)).join(''));
  for (const factor of FACTORS) console.log(await buildAt(factor));
}

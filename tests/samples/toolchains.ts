import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageId} from '../../src/features/samples/core/languages';
import {command, type Outcome} from './commands';

/** Samples of one language, and a folder for their files. */
export interface Batch {
  readonly folder: string;
  readonly samples: readonly string[];
}

/** A sample in a folder that samples of the same language share. */
export interface Program {
  readonly folder: string;
  readonly index: number;
  readonly sample: string;
}

/** Checks the samples of a language. */
export interface Toolchain {
  readonly language: LanguageId;
  /** Executables that must be there. */
  readonly tools: readonly string[];
  readonly does: string;
  /** Parses or compiles all samples at once; messages name files by the number of the sample. */
  readonly compile?: (batch: Batch) => Promise<Outcome>;
  /** Runs a sample that needs no more than the language's own library. */
  readonly run?: (program: Program) => Promise<Outcome>;
}

const STUBS = path.resolve('tests/samples/stubs');

/** Writes each sample to a file, and returns their names. `$` in a name is the number of the sample. */
export function filesOf({folder, samples}: Batch, name: string, before = ''): string[] {
  return samples.map((sample, index) => {
    const numbered = (text: string): string => text.replaceAll('$', () => String(index));
    const file = path.join(folder, numbered(name));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, numbered(before) + sample);
    return file;
  });
}

/** Stub crates replace reqwest and tokio; each sample is a module of one library, so the compiler starts once. */
async function compileRust(batch: Batch): Promise<Outcome> {
  filesOf(batch, 's$.rs');
  const root = path.join(batch.folder, 'samples.rs');
  writeFileSync(root, batch.samples.map((_, index) => `pub mod s${String(index)};`).join('\n'));
  const build = (kind: string, ...args: readonly string[]): Promise<Outcome> =>
    command('rustc', ['--edition', '2021', '--out-dir', batch.folder, '--crate-type', kind, ...args]);
  const stubs = [
    await build('proc-macro', `${STUBS}/rust/tokio.rs`),
    await build('lib', `${STUBS}/rust/reqwest.rs`),
  ].find(({ok}) => !ok);
  const known = ['-L', batch.folder, '--extern', 'tokio', '--extern', 'reqwest'];
  return stubs ?? build('lib', '--emit', 'metadata', '-A', 'dead_code', '-D', 'warnings', ...known, root);
}

/** Toolchains of the languages whose samples need a package to run. */
export const COMPILERS: readonly Toolchain[] = [
  {
    language: 'c',
    tools: ['gcc'],
    does: 'compiled',
    // The stub's folder comes last, so that real headers win.
    compile: (batch) =>
      command('gcc', [
        ...['-fsyntax-only', '-Wall', '-Wextra', '-Werror', '-std=c11', '-idirafter', `${STUBS}/c`],
        ...filesOf(batch, 's$.c'),
      ]),
  },
  {
    language: 'java',
    tools: ['javac'],
    does: 'compiled against a stub',
    compile: (batch) =>
      command('javac', [
        ...['-proc:none', '-Xlint:all', '-Werror', '-encoding', 'UTF-8', '-sourcepath', `${STUBS}/java`],
        ...['-d', `${batch.folder}/classes`, ...filesOf(batch, 's$/Main.java', 'package s$;\n')],
      ]),
  },
  {language: 'rust', tools: ['rustc'], does: 'compiled against a stub', compile: compileRust},
];

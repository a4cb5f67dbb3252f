import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageId} from '../../src/features/samples/core/languages';
import {KEY_VARIABLE} from '../../src/features/samples/core/request';
import {FILE} from './cases';
import {command, type Outcome} from './commands';

/** A sample in a folder that samples of the same language share. */
export interface Program {
  readonly folder: string;
  readonly index: number;
  readonly sample: string;
}

/** Runs samples that need no more than the language's own library. */
export interface Runner {
  readonly language: LanguageId;
  /** Executables that must be there. The last one prints its version. */
  readonly tools: readonly [...string[], string];
  /** Unless it is `--version`. */
  readonly versionFlag?: string;
  /** Makes all samples ready to run, where that takes a compiler. */
  readonly prepare?: (folder: string, samples: readonly string[]) => Promise<Outcome>;
  readonly run: (program: Program) => Promise<Outcome>;
}

function fileOf({folder, index, sample}: Program, extension: string): string {
  const file = path.join(folder, `s${String(index)}.${extension}`);
  writeFileSync(file, sample);
  return file;
}

/** A key with what means something in a shell, a string or a template. */
export const KEY = `k '"\\ $HOME $(id) \`id\` %s %n {{x}} #{x} \${x} ; & | * ~ !`;
const ENVIRONMENT = {[KEY_VARIABLE]: KEY};

const script =
  (tool: string, extension: string): Runner['run'] =>
  (program) =>
    command(tool, [fileOf(program, extension)], ENVIRONMENT);

/** The part of a page that samples for browsers use: an input with files, and a link to a download. */
const PAGE = `globalThis.document = {
  querySelector: () => ({files: Array(2).fill(new Blob([require('fs').readFileSync(${JSON.stringify(FILE)})]))}),
  createElement: () => ({
    async click() {
      const file = require('buffer').resolveObjectURL(this.href);
      require('fs').writeFileSync(this.download, Buffer.from(await file.arrayBuffer()));
    },
  }),
};
`;

/** Samples for browsers have no environment, so the key is put where a reader puts it. */
const pasted = (sample: string): string =>
  PAGE + sample.replace(/(?<=^const SALESLOFT_API_KEY = ')[^']*/, () => KEY.replaceAll(/['\\]/g, '\\$&'));

/** One program of all samples, since linking takes longer than all else: the number of the sample says which runs. */
async function prepareGo(folder: string, samples: readonly string[]): Promise<Outcome> {
  mkdirSync(folder, {recursive: true});
  const files = samples.map((sample, index) => {
    const file = path.join(folder, `s${String(index)}.go`);
    writeFileSync(file, `${sample.replace('\nfunc main() {', `\nfunc sample${String(index)}() {`)}\n`);
    return file;
  });
  const main = path.join(folder, 'main.go');
  const calls = samples.map((_, index) => `sample${String(index)}`).join(', ');
  writeFileSync(
    main,
    `package main\n\nimport (\n\t"os"\n\t"strconv"\n)\n\nfunc main() {\n\tindex, _ := strconv.Atoi(os.Args[1])\n\t[]func(){${calls}}[index]()\n}\n`,
  );
  const format = await command('gofmt', ['-l', ...files]);
  if (!format.ok || format.said !== '') return {ok: false, said: `gofmt would change: ${format.said}`};
  return command('go', ['build', '-o', path.join(folder, 'samples'), main, ...files], {
    GOPROXY: 'off',
    GO111MODULE: 'off',
  });
}

/** Languages whose samples run unchanged. */
export const RUNNERS: readonly Runner[] = [
  {language: 'curl', tools: ['sh', 'curl'], run: script('sh', 'sh')},
  {language: 'python', tools: ['python3'], run: script('python3', 'py')},
  {language: 'nodejs', tools: ['node'], run: script('node', 'mjs')},
  {
    language: 'javascript',
    tools: ['node'],
    run: (program) => script('node', 'cjs')({...program, sample: pasted(program.sample)}),
  },
  {language: 'php', tools: ['php'], run: script('php', 'php')},
  {language: 'ruby', tools: ['ruby'], run: script('ruby', 'rb')},
  {
    language: 'go',
    tools: ['gofmt', 'go'],
    versionFlag: 'version',
    prepare: prepareGo,
    run: ({folder, index}) => command(path.join(folder, 'samples'), [String(index)], ENVIRONMENT),
  },
];

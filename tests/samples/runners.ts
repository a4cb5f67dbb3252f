import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageId} from '../../src/features/samples/core/languages';
import {KEY_VARIABLE} from '../../src/features/samples/core/request';
import {FILE} from './cases';
import {command, type Outcome} from './commands';
import {type Batch, type Toolchain, filesOf} from './toolchains';

/** A key with what means something in a shell, a string or a template. */
export const KEY = `k '"\\ $HOME $(id) \`id\` %s %n {{x}} #{x} \${x} ; & | * ~ !`;
const ENVIRONMENT = {[KEY_VARIABLE]: KEY};

/** @param tools the first one runs the samples */
const script = (
  language: LanguageId,
  tools: readonly [string, ...string[]],
  extension: string,
  change = (sample: string): string => sample,
): Toolchain => ({
  language,
  tools,
  does: 'run',
  run: ({folder, index, sample}) => {
    const file = path.join(folder, `s${String(index)}.${extension}`);
    writeFileSync(file, change(sample));
    return command(tools[0], [file], ENVIRONMENT);
  },
});

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
async function compileGo({folder, samples}: Batch): Promise<Outcome> {
  const named = samples.map(
    (sample, index) => `${sample.replace('\nfunc main() {', `\nfunc sample${String(index)}() {`)}\n`,
  );
  const files = filesOf({folder, samples: named}, 's$.go');
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
export const RUNNERS: readonly Toolchain[] = [
  script('curl', ['sh', 'curl'], 'sh'),
  script('python', ['python3'], 'py'),
  script('nodejs', ['node'], 'mjs'),
  script('javascript', ['node'], 'cjs', pasted),
  script('php', ['php'], 'php'),
  script('ruby', ['ruby'], 'rb'),
  {
    language: 'go',
    tools: ['gofmt', 'go'],
    does: 'run',
    compile: compileGo,
    run: ({folder, index}) => command(path.join(folder, 'samples'), [String(index)], ENVIRONMENT),
  },
];

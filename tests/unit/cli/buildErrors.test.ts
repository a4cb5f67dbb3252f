import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {messagesOf, readableLog} from '../../../src/cli/buildErrors';

const here = process.cwd();
const caused = (message: string, cause: unknown): Error => new Error(message, {cause});

describe('the messages of an error', () => {
  test.each<[string, unknown, string[]]>([
    [
      'its own, when nothing caused it',
      new Error('Broken links!\n- /a/\n  -> /b/'),
      ['Broken links!\n- /a/\n  -> /b/'],
    ],
    ['what was thrown, when it is no error', 'out of paper', ['out of paper']],
    [
      'the innermost cause only, when wrappers say nothing',
      caused('Unable to build website for locale en.', caused('Oh', new Error('Inner'))),
      ['Inner'],
    ],
    [
      'the wrapper that names a page, in one line, before its cause',
      caused('Can\'t render static file for pathname "/a/"\nmore words', new Error('x is not defined')),
      ['Can\'t render static file for pathname "/a/"', 'x is not defined'],
    ],
    [
      'the wrapper that names a file, as seen from the project',
      caused(`Can't process doc metadata for doc at path path=${here}/docs/a.mdx`, new Error('"id" must be a string')),
      ["Can't process doc metadata for doc at path path=docs/a.mdx", '"id" must be a string'],
    ],
    [
      'each of several errors',
      new AggregateError([new Error('one'), caused('outer', new Error('two'))], 'many'),
      ['one', 'two'],
    ],
    [
      'nothing of a stack that is part of a message',
      new Error(`Fault\n    at run (${here}/x.js:1:2)\n    at node:internal/main:3:4`),
      ['Fault'],
    ],
    [
      'an empty list for an empty collection: its own words',
      new AggregateError([], 'nothing inside'),
      ['nothing inside'],
    ],
  ])('are %s', (_, error, messages) => {
    expect(messagesOf(error)).toEqual(messages);
  });
});

const failure = (cause: string, details = ''): string => `× Module build failed:
  ╰─▶   × Error: MDX compilation failed for file "${here}/docs/a.mdx"
        │ Cause: ${cause}
        │ Details:
        │ ${details}
        │     at compileToJSX (${here}/node_modules/x/utils.ts:126:11)
`;

describe('the log of a failure becomes readable', () => {
  test.each([
    [
      'an unclosed tag gets its line and the fix',
      failure('Expected a closing tag for `<Tabs>` (9:1-9:7)'),
      'docs/a.mdx:9 Expected a closing tag for `<Tabs>` (9:1-9:7). Close it, or put it in backticks if it is meant as text.',
    ],
    [
      'a line that the details hold is taken from there',
      failure('A code fence has no language. Write one', '{\n        │   "column": 1,\n        │   "line": 12,'),
      'docs/a.mdx:12 A code fence has no language. Write one.',
    ],
    [
      'a missing image names the picture and the fix',
      failure('Image docs/b.png used in docs/a.mdx not found.'),
      'docs/a.mdx: Image docs/b.png used in docs/a.mdx not found. Correct the path, or add the file.',
    ],
    [
      'levels, colors and stacks go, other words stay',
      `\u001B[31m[ERROR]\u001B[39m The front matter holds invalid values.\n    at parse (${here}/x.js:1:2)\n`,
      'The front matter holds invalid values.',
    ],
    ['words that only announce a failure go', '[ERROR] Loading of version failed for version current', ''],
  ])('%s', (_, log, readable) => {
    expect(readableLog(log)).toBe(readable);
  });

  test('each problem is reported once, although both bundles have it, and other problems stay', () => {
    const log = `[ERROR] Client bundle compiled with errors therefore further build is impossible.\n${failure('First')}${failure('First')}× Cannot find ./b\n    at x (y.js:1:2)\n`;
    expect(readableLog(log)).toBe('docs/a.mdx: First.\n× Cannot find ./b');
  });
});

describe('The installed Docusaurus', () => {
  test.each([
    ['core/lib/ssg/ssg.js', "Can't render static file"],
    ['core/lib/ssg/ssg.js', 'Docusaurus static site generation failed'],
    ['core/lib/server/routes.js', 'Duplicate routes found'],
    ['core/lib/webpack/plugins/ForceTerminatePlugin.js', 'bundle compiled with errors'],
    ['plugin-content-docs/lib/docs.js', "Can't process doc metadata"],
    ['plugin-content-docs/lib/index.js', 'Loading of version failed'],
    ['plugin-content-docs/lib/index.js', "link couldn't be resolved"],
    ['mdx-loader/lib/utils.js', 'MDX compilation failed for file'],
  ])('still says in %s: %s', (file, words) => {
    expect(readFileSync(`node_modules/@docusaurus/${file}`, 'utf8')).toContain(words);
  });
});

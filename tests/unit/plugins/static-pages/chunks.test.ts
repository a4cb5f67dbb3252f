import {describe, expect, test} from 'vitest';
import {usedRegistry} from '../../../../plugins/static-pages/chunks';

const entry = (chunk: string, module: string): string =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const GUIDE = entry('010ab066', '@generated/docusaurus-plugin-content-docs/default/p/docs-platform-b9d.json');
const OPERATION = entry('015a0db2', '@site/docs/api/opportunity-stages.tag.mdx');
const PLUGIN = entry('a7456010', '@generated/docusaurus-plugin-content-pages/default/__plugin.json');
const PAGE = entry('1f391b9e', '@theme/MDXPage');
const CONTENT = entry('b25b0f16', '@site/src/pages/activity-history.mdx');
const LAST = entry('ffb473e3', '@site/docs/api/signals.tag.mdx');

/** An entry in the browser. */
const short = (line: string): string => line.replace(/"[^"]+", require/, '"", require');

/** The form of Docusaurus, shortened; its last entry and its end share a line. */
const REGISTRY = `export default {\n${[GUIDE, OPERATION, PAGE, PLUGIN, CONTENT, LAST].join('\n')}};\n`;

describe('usedRegistry', () => {
  const entriesIn = (source: string): string[] => source.split('\n').filter((line) => line.includes('import('));

  test.each([
    ['the first', GUIDE, '010ab066'],
    ['the last', `${LAST}};`, 'ffb473e3'],
  ])('keeps %s entry where it is used', (_, line, chunk) => {
    expect(entriesIn(usedRegistry(REGISTRY, {'/': {content: chunk}}))).toEqual([short(line)]);
  });

  test.each([
    ['lacks a chunk', REGISTRY.replace(`${PAGE}\n`, '')],
    ['has another form', REGISTRY.replace('() => import(', 'async () => import(')],
    ['has its entries elsewhere on the line', REGISTRY.replaceAll(/^ {2}"/gm, '    "')],
  ])('rejects a registry that %s, and names the chunk', (_, source) => {
    const names = {'/a/': {__comp: source.includes('async') ? '010ab066' : '1f391b9e'}};
    expect(() => usedRegistry(source, names)).toThrow(
      /no entry of the known form for the chunks (010ab066|1f391b9e)\./,
    );
  });
});

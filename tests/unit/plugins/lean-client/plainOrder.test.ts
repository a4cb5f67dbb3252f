import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const plainOrder = createRequire(import.meta.url)('../../../../plugins/lean-client/plainOrder.cjs') as (
  source: string,
) => string;

test.each([
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
  '@docusaurus/theme-common/lib/utils/reactUtils.js',
])('%s sorts without the alphabets, and is the same beside', (file) => {
  const source = readFileSync(`node_modules/${file}`, 'utf8');
  expect(source).toContain('.localeCompare(');
  const plain = plainOrder(source);
  const [sorting] = /\.sort\(\(a, b\) => .*\)\)/.exec(plain) ?? [];
  expect(sorting).toMatch(/< .* \? -1 : .* > .* \? 1 : 0\)\)$/);
  const others = (text: string): string[] => text.split('\n').filter((line) => !line.includes('.sort((a, b)'));
  expect(others(plain)).toEqual(others(source));
});

test('says when the generator sorts in another way', () => {
  expect(() => plainOrder('names.sort((a, b) => a.localeCompare(b))')).toThrow(/adapt plugins.lean-client/);
});

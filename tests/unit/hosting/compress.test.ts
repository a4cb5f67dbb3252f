import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compress} from '../../../src/hosting/compress';
import {writeIn} from '../../../src/node/files';
import {temporaryFolder} from '../../fixtures/temporaryFolder';

/** A text that each level of Brotli compresses to another size. */
const text = Array.from({length: 4000}, (_, index) => `${String(index ** 2 % 977)} people; `).join('');

/** What a real build does with each kind of file. */
const LEVELS = [
  ['assets/js/main.0a1b2c3d.js', 11],
  ['docs/index.html', 10],
  ['openapi/v2.json', 5],
] as const;

function site(): string {
  const folder = temporaryFolder();
  for (const [name] of LEVELS) writeIn(folder, name, text);
  return folder;
}

const brotli = (level: number): Buffer =>
  brotliCompressSync(text, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length},
  });

test('a build compresses pages and files with a hash as far as is worth the time', async () => {
  const folder = site();
  await compress(folder);
  for (const [name, level] of LEVELS) {
    expect.soft(readFileSync(path.join(folder, `${name}.br`)).equals(brotli(level)), name).toBe(true);
    expect.soft(readFileSync(path.join(folder, `${name}.gz`)).equals(gzipSync(text, {level: 9})), name).toBe(true);
  }
  expect(new Set(LEVELS.map(([, level]) => brotli(level).length)).size).toBe(LEVELS.length);
});

test('a fast build has the same files, which are smaller than the text', async () => {
  const folder = site();
  await compress(folder, true);
  for (const [name] of LEVELS)
    for (const [ending, unpack] of [
      ['br', brotliDecompressSync],
      ['gz', gunzipSync],
    ] as const) {
      const packed = readFileSync(path.join(folder, `${name}.${ending}`));
      expect(packed.length).toBeLessThan(text.length / 2);
      expect(unpack(packed).toString()).toBe(text);
    }
});

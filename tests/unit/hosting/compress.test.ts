import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compress} from '../../../src/hosting/compress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('each text file gets two compressed copies', async () => {
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  const texts = {'index.html': '<p>Home</p>'.repeat(200), 'assets/js/main.js': 'let a = 1;'.repeat(200)};
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  await compress(folder);
  for (const [name, text] of Object.entries(texts)) {
    expect(gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString()).toBe(text);
  }
});

test('small and already compressed files get none', async () => {
  writeFileSync(path.join(folder, 'small.html'), '<p>Home</p>');
  writeFileSync(path.join(folder, 'font.woff2'), Buffer.alloc(5000));
  await compress(folder);
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'small.html']);
});

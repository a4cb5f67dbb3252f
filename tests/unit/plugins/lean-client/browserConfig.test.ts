import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {writeBrowserConfig} from '../../../../plugins/lean-client/browserConfig';

const folder = mkdtempSync(path.join(tmpdir(), 'browser-config-'));
const written = (config: object): unknown =>
  JSON.parse(readFileSync(writeBrowserConfig(config as never, folder), 'utf8'));

describe('The configuration in the browser', () => {
  test('has what pages read, and nothing that only a build reads', () => {
    const config = {
      title: 'Docs',
      themeConfig: {navbar: {}},
      plugins: ['./secret-plugin'],
      staticDirectories: ['static'],
    };
    expect(written(config)).toEqual({title: 'Docs', themeConfig: {navbar: {}}});
  });

  test('is rejected when nothing is left out, because Docusaurus must have renamed its options', () => {
    expect(() => written({title: 'Docs'})).toThrow('plugins/lean-client/browserConfig.ts removes nothing');
  });
});

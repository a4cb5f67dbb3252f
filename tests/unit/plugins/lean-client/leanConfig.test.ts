import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';

type Loader = (this: {readonly resourcePath: string}, source: string) => string;
const leanConfig = createRequire(import.meta.url)('../../../../plugins/lean-client/leanConfig.cjs') as Loader;

describe('What pages are told of the site', () => {
  test('keeps what they read and leaves out what the build alone needs', () => {
    const source =
      '/* x */\nexport default {"title": "A { B", "plugins": [1], "ssrTemplate": "<html>", "baseUrl": "/"};\n';
    const lean = leanConfig.call({resourcePath: 'docusaurus.config.mjs'}, source);
    expect(lean).toBe('export default {"title":"A { B","baseUrl":"/"};');
  });

  test('names no plugin of the build', () => {
    const lean = leanConfig.call(
      {resourcePath: 'site-metadata.json'},
      '{"siteVersion": "0.1.0", "pluginVersions": {"feeds": {"type": "local"}}}',
    );
    expect(JSON.parse(lean)).toEqual({siteVersion: '0.1.0', pluginVersions: {}});
  });

  test('says when the generator writes it in another way', () => {
    expect(() => leanConfig.call({resourcePath: 'site-metadata.json'}, 'null')).toThrow(/holds no object.*lean-client/);
  });
});

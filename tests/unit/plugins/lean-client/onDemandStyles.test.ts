import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {ON_DEMAND, splitOnDemandStyles} from '../../../../plugins/lean-client/onDemandStyles';

const configOf = (styles?: {name: string; test?: (module: {identifier(): string}) => boolean}) => ({
  optimization: {splitChunks: {cacheGroups: {...(styles && {styles})}}},
});

describe('The style sheet of all pages', () => {
  test.each([
    ['/site/src/features/try-it/TryIt/styles.module.css', false],
    ['/site/src/features/search/SearchModal/docsearch.css', false],
    ['/site/node_modules/@docsearch/css/dist/modal.css', false],
    ['/site/src/features/try-it/TryItToggle/styles.module.css', true],
    ['/site/src/features/try-it/mount/styles.module.css', true],
    ['/site/src/features/search/SearchButton/styles.module.css', true],
    ['/site/src/css/global.css', true],
  ])('%s: %s', (file, isIn) => {
    const styles: {name: string; test?: (module: {identifier(): string}) => boolean} = {name: 'styles'};
    splitOnDemandStyles(configOf(styles));
    expect(styles.test?.({identifier: () => `css|css-loader!${file}`})).toBe(isIn);
  });

  test('leaves out styles that exist', () => {
    const files = ['src', 'node_modules/@docsearch/css'].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `/${folder}/${file}`),
    );
    expect(ON_DEMAND.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
  });

  test.each([
    ['no group of styles', configOf()],
    ['a group with another name', configOf({name: 'css'})],
    ['no groups', {}],
  ])('is not split, with an error, when the bundler has %s', (_, config) => {
    expect(() => splitOnDemandStyles(config)).toThrow('plugins/lean-client patches nothing');
  });
});

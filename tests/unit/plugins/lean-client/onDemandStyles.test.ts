import {describe, expect, test} from 'vitest';
import {splitOnDemandStyles} from '../../../../plugins/lean-client/onDemandStyles';

const configOf = (styles?: {name: string; test?: (module: {identifier(): string}) => boolean}) => ({
  optimization: {splitChunks: {cacheGroups: {...(styles && {styles})}}},
});

describe('The style sheet of all pages', () => {
  test.each([
    ['/site/src/features/try-it/TryIt/styles.module.css', false],
    ['/site/src/features/search/SearchModal/docsearch.css', false],
    ['/site/node_modules/@docsearch/css/dist/modal.css', false],
    ['/site/src/features/try-it/TryItToggle/styles.module.css', true],
    ['/site/src/features/search/SearchButton/styles.module.css', true],
    ['/site/src/css/global.css', true],
  ])('%s: %s', (file, isIn) => {
    const styles: {name: string; test?: (module: {identifier(): string}) => boolean} = {name: 'styles'};
    splitOnDemandStyles(configOf(styles), process.cwd());
    expect(styles.test?.({identifier: () => `css|css-loader!${file}`})).toBe(isIn);
  });

  test('@patches-01 is not split, with an error, when a folder of the list has no styles', () => {
    expect(() => splitOnDemandStyles(configOf({name: 'styles'}), 'docs')).toThrow(
      'plugins/lean-client patches nothing: src/features/try-it has no style sheet, and onDemandStyles.ts names it.',
    );
  });

  test.each([
    ['no group of styles', configOf()],
    ['a group with another name', configOf({name: 'css'})],
    ['no groups', {}],
  ])('is not split, with an error, when the bundler has %s', (_, config) => {
    expect(() => splitOnDemandStyles(config, process.cwd())).toThrow('plugins/lean-client patches nothing');
  });
});

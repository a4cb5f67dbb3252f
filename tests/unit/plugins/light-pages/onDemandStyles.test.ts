import {describe, expect, test} from 'vitest';
import {onDemandStyles} from '../../../../plugins/light-pages/patches/onDemandStyles';

interface Group {
  readonly name: string;
  test?: (module: {identifier(): string}) => boolean;
}

/** Applies the patch to a bundler with a group of chunks, and returns how often each condition has matched. */
const applied = (styles?: Group): Map<string, number> => {
  const counts = new Map<string, number>();
  const config = {optimization: {splitChunks: {cacheGroups: {...(styles && {styles})}}}} as never;
  onDemandStyles.configure?.(config, (condition, times = 1) => void counts.set(condition, times));
  return counts;
};

describe('The style sheet of all pages', () => {
  test.each([
    ['/site/src/features/try-it/TryIt/styles.module.css', false],
    ['/site/src/features/search/SearchModal/docsearch.css', false],
    ['/site/node_modules/@docsearch/css/dist/modal.css', false],
    ['/site/src/features/try-it/TryItToggle/styles.module.css', true],
    ['/site/src/features/search/SearchButton/styles.module.css', true],
    ['/site/src/css/global.css', true],
  ])('%s: %s', (file, isIn) => {
    const styles: Group = {name: 'styles'};
    applied(styles);
    expect(styles.test?.({identifier: () => `css|css-loader!${file}`})).toBe(isIn);
  });

  test('@patches-01 leaves out folders that have style sheets', () => {
    const counts = applied({name: 'styles'});
    expect(onDemandStyles.expects?.filter((condition) => !counts.get(String(condition)))).toEqual([]);
  });

  test.each([
    ['no group of styles', undefined],
    ['a group with another name', {name: 'css'}],
  ])('is whole when the bundler has %s, and nothing matches', (_, group) => {
    expect(applied(group).size).toBe(0);
  });
});

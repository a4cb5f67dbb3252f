import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {beforeAll, describe, expect, test} from 'vitest';
import {usedStyles} from '../../../../plugins/light-pages/patches/usedStyles';

const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const matched = new Set<string>();
const plugin = usedStyles.styles?.((condition) => matched.add(condition));
const processed = async (css: string, from: string): Promise<string> =>
  (await postcss(plugin ? [plugin] : []).process(css, {from})).css;

describe('The styles of every page', () => {
  let infima = '';
  beforeAll(async () => {
    infima = await processed(readFileSync(INFIMA, 'utf8'), INFIMA);
  });

  test.each(['.navbar__brand', '.menu__link--sublist', '.pagination-nav__link--next', '.alert--info', 'blockquote'])(
    'keep %s of Infima, which pages use',
    (selector) => {
      expect(infima).toContain(selector);
    },
  );

  test.each(['.avatar', '.pills', '.button-group', "[data-theme='dark']"])(
    "don't have %s of Infima, which no page uses",
    (selector) => {
      expect(readFileSync(INFIMA, 'utf8')).toContain(selector);
      expect(infima).not.toContain(selector);
    },
  );

  test('@patches-01 match each pattern of classes, and not one that Infima lacks', async () => {
    const all = usedStyles.expects?.filter((condition) => typeof condition === 'string') ?? [];
    expect(all.filter((condition) => !matched.has(condition))).toEqual([]);
    matched.clear();
    await processed(readFileSync(INFIMA, 'utf8').replaceAll(/\.(hero|footer__)/g, '.other'), INFIMA);
    expect(all.filter((condition) => !matched.has(condition))).toEqual(['/^hero(?:$|--|__)/', '/^footer__/']);
  });

  test('have only the variables that rules use', () => {
    expect(infima).toContain('--ifm-navbar-height:');
    expect(readFileSync(INFIMA, 'utf8')).toContain('--ifm-color-success-lightest:');
    expect(infima).not.toContain('--ifm-color-success-lightest:');
  });

  test('keep every class of other files', async () => {
    const css = '.unknown { color: red }';
    expect(await processed(css, '/site/src/styles.module.css')).toBe(css);
  });
});

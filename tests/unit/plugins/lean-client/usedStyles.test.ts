import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {beforeAll, describe, expect, test} from 'vitest';
import {usedStyles} from '../../../../plugins/lean-client/usedStyles';

const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const processed = async (css: string, from: string, hasDarkMode = false): Promise<string> =>
  (await postcss(usedStyles(process.cwd(), {hasDarkMode})).process(css, {from})).css;

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

  test.each(['.avatar', '.pills', '.button-group', '.navbar--dark', "[data-theme='dark']"])(
    "don't have %s of Infima, which no page uses",
    (selector) => {
      expect(readFileSync(INFIMA, 'utf8')).toContain(selector);
      expect(infima).not.toContain(selector);
    },
  );

  test('define each variable of Infima that they use', () => {
    const used = new Set(infima.match(/(?<=var\(\s*)--ifm-[\w-]+/g));
    const original = readFileSync(INFIMA, 'utf8');
    const missing = [...used].filter((name) => original.includes(`${name}:`) && !infima.includes(`${name}:`));
    expect(missing).toEqual([]);
  });

  test('keep every class of other files, and only the light half of their selectors', async () => {
    const css =
      ".unknown { color: red } [data-theme='dark'] .unknown, .other { color: blue } [data-theme=dark] a { color: red }";
    expect(await processed(css, '/site/src/styles.module.css')).toBe('.unknown { color: red } .other { color: blue }');
  });

  test('keep the dark half of selectors on a site with dark mode', async () => {
    const css = "[data-theme='dark'] .own { color: blue }";
    expect(await processed(css, '/site/src/styles.module.css', true)).toBe(css);
  });
});

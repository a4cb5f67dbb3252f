import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {beforeAll, describe, expect, test} from 'vitest';
import {usedStyles} from '../../../../plugins/lean-client/usedStyles';

const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const processed = async (css: string, from: string): Promise<string> =>
  (await postcss([usedStyles(process.cwd())]).process(css, {from})).css;

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

  test('@patches-01 fail the build with each pattern that nothing in Infima matches', async () => {
    const css = readFileSync(INFIMA, 'utf8').replaceAll(/\.(hero|footer__)/g, '.other');
    await expect(processed(css, INFIMA)).rejects.toThrow(
      'plugins/lean-client patches nothing: no class of Infima is /^hero(?:$|--|__)/, no class of Infima is /^footer__/.',
    );
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

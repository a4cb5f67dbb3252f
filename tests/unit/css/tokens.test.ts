import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';
import {describe, expect, test} from 'vitest';

const tokens = new Map(
  [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

async function complaints(code: string): Promise<readonly string[]> {
  const {results} = await stylelint.lint({code, codeFilename: 'src/features/any/styles.module.css'});
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
}

describe('Design tokens', () => {
  test('@shell-14 layers lie as the specification orders them', () => {
    const layers = [...tokens].filter(([name]) => name?.startsWith('layer-'));
    expect(Object.fromEntries(layers)).toEqual({
      'layer-dropdown': '2000',
      'layer-navbar': '2000',
      'layer-navbar-fixed': '2030',
      'layer-modal-background': '2040',
      'layer-modal': '2050',
      'layer-popover': '2060',
      'layer-tooltip': '2070',
      'layer-toast': '2080',
    });
  });

  test('@shell-14 there are colors, weights and one sans-serif family', () => {
    const names = [...tokens.keys()];
    expect(names.filter((name) => name?.startsWith('color-')).length).toBeGreaterThan(10);
    expect(names.filter((name) => name?.startsWith('weight-')).length).toBeGreaterThan(2);
    expect(names.filter((name) => name?.startsWith('font-sans'))).toHaveLength(1);
  });

  test.each([
    ['a color', 'a { color: #123456; }', 'color-no-hex'],
    ['a named color', 'a { color: red; }', 'color-named'],
    ['a layer', 'a { z-index: 10; }', 'declaration-property-value-disallowed-list'],
    ['a weight', 'a { font-weight: 600; }', 'declaration-property-value-disallowed-list'],
    ['a font family', 'a { font-family: Arial, sans-serif; }', 'declaration-property-value-disallowed-list'],
  ])('@shell-14 a component that writes %s of its own is rejected', async (_, code, rule) => {
    expect(await complaints(`${code}\n`)).toContain(rule);
  });
});

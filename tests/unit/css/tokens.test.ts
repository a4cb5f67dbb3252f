import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';
import {describe, expect, test} from 'vitest';

const tokens = new Map(
  [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/^ {2}--([\w-]+):\s+([^;]+);/gm)].map(([, name, value]) => [
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
    ['a color', 'color: #123456', 'color-no-hex'],
    ['a named color', 'color: red', 'color-named'],
    ['a layer', 'z-index: 10', 'declaration-property-value-disallowed-list'],
    ['a weight', 'font-weight: 600', 'declaration-property-value-disallowed-list'],
    ['a font family', 'font-family: Arial, sans-serif', 'declaration-property-value-disallowed-list'],
    ['a size of text', 'font-size: 15px', 'declaration-property-value-allowed-list'],
    [
      'a font with a size',
      'font: var(--weight-medium) 15px / 1.5 var(--font-sans)',
      'declaration-property-value-allowed-list',
    ],
    ['a line height', 'line-height: 1.5', 'declaration-property-value-allowed-list'],
    ['a radius', 'border-radius: 8px', 'declaration-property-value-allowed-list'],
    ['a padding', 'padding: 0 10px', 'declaration-property-value-disallowed-list'],
    ['a gap', 'gap: 0.3rem', 'declaration-property-value-disallowed-list'],
    ['a height of a control', 'min-height: 2.25rem', 'declaration-property-value-disallowed-list'],
    ['a window on code', 'max-height: 36rem', 'property-disallowed-list'],
  ])('@shell-14 @look-01 %s that is no token is refused', async (_, declaration, rule) => {
    expect(await complaints(`a { ${declaration}; }\n`)).toContain(rule);
  });

  test('@look-01 a width of the window that is no step of the layout is refused', async () => {
    const code = (width: string): string => `@media (width < ${width}) {\n  a {\n    gap: 0;\n  }\n}\n`;
    expect(await complaints(code('36rem'))).toContain('media-feature-name-value-allowed-list');
    expect(await complaints(code('48rem'))).toEqual([]);
  });

  test('@look-01 sizes from tokens are accepted', async () => {
    const code = `a {
  padding: 0 var(--space-3);
  border-radius: var(--site-radius-s) 0;
  font: var(--weight-medium) var(--site-text-ui) / var(--site-line-ui) var(--font-sans);
}
`;
    expect(await complaints(code)).toEqual([]);
  });
});

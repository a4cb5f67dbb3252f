import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin, Root} from 'postcss';

/** Code whose words may be class names, and styles that may use Infima's variables. */
const FOLDERS = [
  'docs/platform',
  'plugins',
  'src',
  'node_modules/@docsearch/css/dist',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];
const TEXT = /\.(css|js|mdx|tsx?)$/;
/** Elements that Markdown makes. No code names all of them. */
const MARKDOWN =
  'a blockquote code del em h1 h2 h3 h4 h5 h6 hr img kbd li ol p pre strong sub sup table tbody td th thead tr ul';
/** Options and components of the classic theme that the site doesn't use. Its code names them. */
const OTHER_OPTIONS = [
  ...['footer--dark', 'navbar--dark', 'navbar--primary', 'card', 'hero__title', 'pagination', 'tabs', 'tabs--block'],
  ...['tabs__item', 'tabs__item--active', 'footer__col', 'footer__item', 'footer__items', 'footer__link-item'],
  ...['badge', 'badge--secondary', 'dropdown', 'dropdown__menu', 'dropdown__link', 'dropdown__link--active'],
  ...['dropdown--right', 'dropdown--show', 'col--offset-2'],
  ...['footer__links', 'footer__link-separator', 'footer__logo', 'footer__title', 'button--active', 'text--center'],
];
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;
const DARK = /\[data-theme=['"]?dark['"]?\]/;

const textsIn = (folder: string): {raw: string; extension: string}[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    // The site has no blog.
    .filter((file) => TEXT.test(file) && !file.includes('Blog'))
    .map((file) => ({raw: readFileSync(path.join(folder, file), 'utf8'), extension: path.extname(file).slice(1)}));

/** Removes the dark half of styles. */
const withoutDarkMode: PostCssPlugin = {
  postcssPlugin: 'without-dark-mode',
  Rule(rule) {
    const light = rule.selectors.filter((selector) => !DARK.test(selector));
    if (light.length === 0) rule.remove();
    else if (light.length < rule.selectors.length) rule.selectors = light;
  },
};

/** Removes variables of Infima until each one left is used, by another style or by a variable that is left. */
function removeUnusedVariables(root: Root, texts: readonly string[]): void {
  const elsewhere = new Set(texts.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? []));
  let removed: number;
  do {
    removed = 0;
    const used = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [name] of value.matchAll(/--ifm-[\w-]+/g)) used.add(name);
    });
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (used.has(declaration.prop) || elsewhere.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
  } while (removed > 0);
}

/**
 * PostCSS plugins that remove what no page uses: styles of Infima for components that the site doesn't have, variables of
 * Infima that no style uses, and, on a site that is always light, dark mode. Docusaurus has all of it in the style sheet of
 * every page (4 kB).
 */
export function usedStyles(siteDir: string, {hasDarkMode}: {hasDarkMode: boolean}): PostCssPlugin[] {
  const texts = FOLDERS.flatMap((folder) => textsIn(path.join(siteDir, folder)));
  const purge = purgeCss({
    content: [...texts.filter(({extension}) => extension !== 'css'), {raw: MARKDOWN, extension: 'html'}],
    blocklist: OTHER_OPTIONS,
  }) as PostCssPlugin;
  const purgeInfima: PostCssPlugin = {
    postcssPlugin: 'used-styles-of-infima',
    OnceExit: async (root, helpers) => {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      await purge.OnceExit?.(root, helpers);
      removeUnusedVariables(
        root,
        texts.map(({raw}) => raw),
      );
    },
  };
  return hasDarkMode ? [purgeInfima] : [withoutDarkMode, purgeInfima];
}

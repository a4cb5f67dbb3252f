import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import {missed} from '../lib/patch-checks/failOnMiss';
import type {Declaration, Plugin as PostCssPlugin, Root} from 'postcss';

/** Code whose words may be class names. */
const FOLDERS = [
  'docs/platform',
  'src',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];
/** Elements that Markdown makes. No code names all of them. */
const MARKDOWN =
  'a blockquote code del em h1 h2 h3 h4 h5 h6 hr img kbd li ol p pre strong sub sup table tbody td th thead tr ul';
export const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;
/**
 * Class names of components and variants of Infima that no page has (tests/hosting/usedStyles.test.ts), although code of the theme or of the
 * site has their words.
 */
export const ABSENT: readonly RegExp[] = [
  ...['badge', 'card', 'close', 'dropdown', 'hero', 'pagination', 'pills', 'tabs'].map(
    (name) => new RegExp(`^${name}(?:$|--|__)`),
  ),
  ...[/^alert--secondary/, /^button--primary/, /^col--offset/, /^container-fluid$/, /^footer--/, /^footer__/],
  ...[/^margin-bottom--sm$/, /^margin-bottom--xl$/, /^navbar--dark/, /^navbar--primary/, /^padding--lg$/],
];
/** Parts of the theme that the site's settings leave out. */
export const ABSENT_PARTS = ['AnnouncementBar', 'ColorModeToggle', 'Tag', 'TagsListInline'].map(
  (part) => new RegExp(String.raw`[\\/]theme-classic[\\/]lib[\\/]theme[\\/]${part}[\\/].*\.css$`),
);
const DARK = /\[data-theme=['"]?dark/;

const variablesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that the style sheets and scripts of the site use. */
function usedVariables(siteDir: string): ReadonlySet<string> {
  const texts = FOLDERS.flatMap((folder) => {
    const root = path.join(siteDir, folder);
    const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(css|tsx?|js)$/.test(file),
    );
    return files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  });
  return new Set(texts.flatMap(variablesIn));
}

/** Removes the variables that no rule uses, and then those that only they used. */
function removeUnusedVariables(root: Root, used: ReadonlySet<string>): void {
  const here = new Set(variablesIn(root.toString()));
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop) && !here.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) declaration.remove();
  if (unused.length > 0) removeUnusedVariables(root, used);
}

/** @throws with the patterns above that no selector of Infima has */
function assertMatched(root: Root): void {
  const selectors: string[] = [];
  root.walkRules(({selector}) => void selectors.push(selector));
  const classes = selectors.flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []);
  const unused = ABSENT.filter((pattern) => !classes.some((name) => pattern.test(name))).map(
    (pattern) => `no class of Infima is ${String(pattern)}`,
  );
  if (!selectors.some((selector) => DARK.test(selector))) unused.push(`no selector of Infima has ${String(DARK)}`);
  if (unused.length > 0) throw missed('lean-client', unused.join(', '));
}

/** Removes the styles and variables of Infima and of the theme for what the site doesn't have, and for dark mode, from the style sheet of every page. */
export function usedStyles(siteDir: string): PostCssPlugin {
  const code = FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{js,mdx,ts,tsx}'));
  const purge = purgeCss({
    content: [...code, {raw: MARKDOWN, extension: 'html'}],
    // The site has no blog.
    skippedContentGlobs: ['**/Blog*/**'],
    blocklist: [...ABSENT],
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'used-styles-of-infima',
    OnceExit: async (root, helpers) => {
      const file = root.source?.input.file ?? '';
      if (ABSENT_PARTS.some((pattern) => pattern.test(file))) root.removeAll();
      if (!INFIMA.test(file)) return;
      assertMatched(root);
      root.walkRules(DARK, (rule) => void rule.remove());
      await purge.OnceExit?.(root, helpers);
      removeUnusedVariables(root, usedVariables(siteDir));
    },
  };
}

import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
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
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;
/**
 * Class names of components and variants of Infima that no page has (tests/hosting/usedStyles.test.ts), although code of the theme or of the
 * site has their words.
 */
export const ABSENT =
  /^(?:(?:badge|card|close|dropdown|hero|pagination|pills|tabs)(?:$|--|__)|alert--secondary|button--primary|col--offset|container-fluid$|margin-bottom--(?:sm|xl)$|padding--lg$|footer--|footer__|navbar--(?:dark|primary))/;
/** Parts of the theme that the site's settings leave out. */
const ABSENT_PARTS =
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:AnnouncementBar|ColorModeToggle|Tag|TagsListInline)[\\/]/;
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

/** Removes the styles and variables of Infima and of the theme for what the site doesn't have, and for dark mode, from the style sheet of every page. */
export function usedStyles(siteDir: string): PostCssPlugin {
  const code = FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{js,mdx,ts,tsx}'));
  const purge = purgeCss({
    content: [...code, {raw: MARKDOWN, extension: 'html'}],
    // The site has no blog.
    skippedContentGlobs: ['**/Blog*/**'],
    blocklist: [ABSENT],
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'used-styles-of-infima',
    OnceExit: async (root, helpers) => {
      const file = root.source?.input.file ?? '';
      if (ABSENT_PARTS.test(file)) root.removeAll();
      if (!INFIMA.test(file)) return;
      root.walkRules(DARK, (rule) => void rule.remove());
      await purge.OnceExit?.(root, helpers);
      removeUnusedVariables(root, usedVariables(siteDir));
    },
  };
}

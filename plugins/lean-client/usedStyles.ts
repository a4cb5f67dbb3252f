import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

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
const DARK = /\[data-theme=['"]?dark/;

/** Removes the styles of Infima for components that the site doesn't have, and for dark mode, from the style sheet of every page. */
export function usedStyles(siteDir: string): PostCssPlugin {
  const code = FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{js,mdx,ts,tsx}'));
  const purge = purgeCss({
    content: [...code, {raw: MARKDOWN, extension: 'html'}],
    // The site has no blog.
    skippedContentGlobs: ['**/Blog*/**'],
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'used-styles-of-infima',
    OnceExit: async (root, helpers) => {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      root.walkRules(DARK, (rule) => void rule.remove());
      await purge.OnceExit?.(root, helpers);
    },
  };
}

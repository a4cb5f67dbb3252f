import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Declaration, Plugin as PostCssPlugin, Root} from 'postcss';
import {filesOf} from '../../../src/node/files';
import type {Matched, Patch} from '../patch';

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
 * Class names of components and variants of Infima that no page has (tests/hosting/everyPage.test.ts), although code of the theme or of the
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
const ABSENT_PARTS = ['AnnouncementBar', 'ColorModeToggle', 'Tag', 'TagsListInline'].map(
  (part) => new RegExp(String.raw`[\\/]theme-classic[\\/]lib[\\/]theme[\\/]${part}[\\/].*\.css$`),
);
const DARK = /\[data-theme=['"]?dark/;

const variablesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that the style sheets and scripts of the site use. */
function usedVariables(): ReadonlySet<string> {
  const texts = FOLDERS.flatMap((folder) => {
    const files = filesOf(folder).filter((file) => /\.(css|tsx?|js)$/.test(file));
    return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
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

function countMatches(root: Root, matched: Matched): void {
  root.walkRules(({selector}) => {
    const classes = selector.match(/(?<=\.)[\w-]+/g) ?? [];
    for (const pattern of ABSENT) if (classes.some((name) => pattern.test(name))) matched(String(pattern));
    if (DARK.test(selector)) matched(String(DARK));
  });
}

/** A class that only a script puts together from parts must be named in full somewhere in the code. */
export const usedStyles: Patch = {
  replaces: "Infima's styles, with PurgeCSS, and those of parts of the theme that settings turn off",
  why: "The style sheet of every page has components that the site doesn't have, and dark mode.",
  gain: '5 kB of styles',
  measure: 'npm test -- weights',
  removeWhen: 'the classic theme loads styles with its components',
  isForBuilds: true,
  expects: [INFIMA, ...ABSENT_PARTS, ...[...ABSENT, DARK].map(String)],
  styles: (matched) => {
    const purge = purgeCss({
      content: [
        ...FOLDERS.map((folder) => path.resolve(folder, '**/*.{js,mdx,ts,tsx}')),
        {raw: MARKDOWN, extension: 'html'},
      ],
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
        countMatches(root, matched);
        root.walkRules(DARK, (rule) => void rule.remove());
        await purge.OnceExit?.(root, helpers);
        removeUnusedVariables(root, usedVariables());
      },
    };
  },
};

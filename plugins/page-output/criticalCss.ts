import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {guidesRoot} from '../../src/config/routes';
import pMap from 'p-map';
import type {SitePage} from '../lib/site-pages/sitePage';
import {AT_ONCE, type Step, pageFile} from './steps';

/** Opening tags. Text is left out: its words aren't names. */
const TAG = /<[a-z][^>]*>/gi;
/** Values that are texts or links, not names. */
const TEXTS = /\s(?:alt|content|d|href|src|title|data-scripts|aria-label)=(?:"[^"]*"|[^\s">]+)/g;
const NAME = /[\w-]+/g;

/** Names that styles can select by: of elements, classes, IDs and attributes, and attribute values. */
export const namesIn = (html: string): Set<string> =>
  new Set((html.match(TAG) ?? []).flatMap((tag) => tag.replaceAll(TEXTS, '').match(NAME) ?? []));

/** Attributes that a visitor sets, or scripts of the first view. */
export const STATES: readonly string[] = [
  'open',
  'aria-busy',
  'data-fragment',
  'data-docs-sidebar',
  'data-lost-files',
  'data-whole-layout',
];

const VARIABLE = /--[\w-]+/g;
const DECLARATION = /(--[\w-]+)\s*:([^;}]+)/g;

/** The variables that attributes of drawings name, and those that their values use. */
function namedVariables(css: string, names: ReadonlySet<string>): string[] {
  const used = new Set([...names].filter((name) => name.startsWith('--')));
  // The loop comes to what it adds.
  for (const name of used)
    for (const [, declared, value = ''] of css.matchAll(DECLARATION))
      if (declared === name) for (const [variable] of value.matchAll(VARIABLE)) used.add(variable);
  return [...used];
}

/**
 * The rules of a style sheet for elements with these names, in their order, with the variables that they use. Rules for
 * states (`:focus-visible`, `[open]`) are kept, except of a pointer, which comes later.
 */
export async function usedRules(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    extractors: [{extensions: ['html'], extractor: () => [...names]}],
    dynamicAttributes: [...STATES],
    blocklist: [/:hover|:active/],
    keyframes: true,
    variables: true,
    safelist: {variables: namedVariables(css, names)},
  });
  return result?.css ?? '';
}

/** The style sheet of a page as the template writes it (`plugins/light-pages/patches/pageTemplate.ts`). */
const SHEET = /<noscript>\s*<link rel="stylesheet" href="(?<href>[^"]+)"\s*\/?>\s*<\/noscript>/;

/** Kinds of pages with similar elements. They share their first-view styles, so that the security policy has few hashes. */
export function kindOf({pathname, reference}: SitePage): string {
  if (reference?.kind === 'operation' || reference?.kind === 'resource') return reference.kind;
  if (reference !== undefined) return 'reference';
  if (pathname === '/') return 'home';
  return pathname.startsWith(guidesRoot) ? 'guide' : OTHER;
}

/** The faces that text has until its font is there. Not in the style sheet: a face that comes later makes browsers lay out all text again. */
export const readFallbackFonts = (): Promise<string> => readFile('src/css/fonts.css', 'utf8');

/** The kind of landing pages, API Logs and the 404 page. */
export const OTHER = 'other';

/**
 * Reads all pages, and returns the step that puts into each the rules that the pages of its kind use. So a page is painted
 * without a request for styles. Its whole style sheet comes after the first paint (`features/page-loading/start`).
 * @param kinds the kind of each page by its pathname
 * @param fonts style rules that all pages need before their text
 */
export async function firstViewStep(outDir: string, kinds: ReadonlyMap<string, string>, fonts: string): Promise<Step> {
  const names = new Map([...kinds.values()].map((kind) => [kind, new Set<string>()]));
  const sheets = new Set<string>();
  const read = async ([pathname, kind]: readonly [string, string]): Promise<void> => {
    const html = await readFile(pageFile(outDir, pathname), 'utf8');
    for (const name of namesIn(html)) names.get(kind)?.add(name);
    const href = SHEET.exec(html)?.groups?.href;
    if (href === undefined)
      throw new Error(
        `${pathname} has no style sheet for browsers without script. Check plugins/light-pages/patches/pageTemplate.ts.`,
      );
    sheets.add(href);
  };
  await pMap(kinds, read, AT_ONCE);
  const texts = await Promise.all([...sheets].map((href) => readFile(path.join(outDir, href), 'utf8')));
  const styles = new Map<string, string>();
  const sheet = [fonts.replaceAll(/\/\*[^]*?\*\/|\s*\n\s*/g, ''), ...texts].join('');
  for (const [kind, used] of names) styles.set(kind, await usedRules(sheet, used));
  // Before the link to the style sheet, whose rules come later in the cascade.
  return (html, pathname) =>
    html.replace(
      SHEET,
      (link) => `<style data-first-view>${styles.get(kinds.get(pathname) ?? '') ?? ''}</style>${link}`,
    );
}

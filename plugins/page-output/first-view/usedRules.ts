import {PurgeCSS} from 'purgecss';

/** Opening tags. Text is left out: its words aren't names. */
const TAG = /<[a-z][^>]*>/gi;
/** Values that are texts or links, not names. */
const TEXTS = /\s(?:alt|content|d|href|src|title|data-scripts|aria-label)=(?:"[^"]*"|[^\s">]+)/g;
const NAME = /[\w-]+/g;

/** Names that styles can select by: of elements, classes, IDs and attributes, and attribute values. */
export const namesIn = (html: string): Set<string> =>
  new Set((html.match(TAG) ?? []).flatMap((tag) => tag.replaceAll(TEXTS, '').match(NAME) ?? []));

/**
 * The rules of a style sheet for elements with these names, in their order, with the variables that they use. Rules for
 * states (`:focus-visible`, `[open]`) are kept, except of a pointer, which comes later.
 */
export async function usedRules(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    extractors: [{extensions: ['html'], extractor: () => [...names]}],
    // Set by a visitor, or by scripts of the first view.
    dynamicAttributes: ['open', 'aria-busy', 'data-fragment', 'data-docs-sidebar', 'data-lost-files'],
    blocklist: [/:hover|:active/],
    keyframes: true,
    variables: true,
  });
  return result?.css ?? '';
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {filesOf} from '../node/files';
import {type InlineCode, allowedInlineCode} from './allowedInlineCode';

/** The code of a page that a policy affects. */
interface PageCode extends InlineCode {
  /** What the policy never allows: frames, media, inline event handlers, `javascript:` URLs, and files of other hosts. */
  readonly refused: readonly string[];
  /** First-view styles, which the build makes from the style sheet (`plugins/page-output/criticalCss.ts`). */
  readonly firstView: readonly string[];
}

/** Types of script elements that browsers run (HTML, 4.12.1). Others contain data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const FOREIGN = /^\s*([a-z]+:)?\/\//i;
const PROGRAM = /^\s*javascript:/i;

/** Elements that the policy allows from nowhere, not even from the site. */
const FORBIDDEN = /^(base|i?frame|object|embed|video|audio)$/;
/** Attributes with a URL that browsers load without a click, or send a form to. Of `link`, see below. */
const FETCHED = /^(src|srcset|imagesrcset|poster|action|formaction)$/;
/** Elements that load the target of their `href`. */
const LINKED = /^(link|use|image)$/;
/** Values of `rel` that load nothing. */
const TELLS = /^(canonical|alternate|next|prev|search|author|license|me)$/i;

const isForeign = (name: string, attribute: string, value: string, rel: string): boolean =>
  (FETCHED.test(attribute) || (/(^|:)href$/.test(attribute) && LINKED.test(name))) &&
  (attribute.endsWith('srcset') ? value.split(',') : [value]).some((url) => FOREIGN.test(url)) &&
  !TELLS.test(rel);

/** Inline scripts and styles, and files of other hosts. */
export function inlineCode(html: string): PageCode {
  const page = load(html);
  const found = {
    scripts: [] as string[],
    styles: [] as string[],
    styleAttributes: [] as string[],
    refused: [] as string[],
    firstView: [] as string[],
  };
  for (const node of page('*').toArray()) {
    if (!('attribs' in node)) continue;
    const {name, attribs} = node;
    if (name === 'script' && attribs.src === undefined && RUNS.test(attribs.type ?? ''))
      found.scripts.push(page(node).text());
    if (FORBIDDEN.test(name)) found.refused.push(`<${name}>`);
    if (name === 'style')
      (attribs['data-first-view'] === undefined ? found.styles : found.firstView).push(page(node).text());
    for (const [attribute, value] of Object.entries(attribs)) {
      if (attribute === 'style') found.styleAttributes.push(value);
      else if (/^on/i.test(attribute) || PROGRAM.test(value) || isForeign(name, attribute, value, attribs.rel ?? ''))
        found.refused.push(`<${name} ${attribute}="${value}">`);
    }
  }
  return found;
}

const FIXES = {
  scripts: 'Move it to a file, or review it and add its text to src/hosting/allowedInlineCode.ts.',
  styles: 'Use a class, or review it and add its text to src/hosting/allowedInlineCode.ts.',
  styleAttributes: 'Use a class, or review it and add its value to src/hosting/allowedInlineCode.ts.',
  refused:
    "Remove it. Event handlers belong in a script file, copies of other hosts' files in static/, and links take the place of frames and media.",
} as const;

const KINDS = Object.keys(FIXES) as (keyof typeof FIXES)[];

/** Sets of first-view styles that a site may have. Each adds a hash to a header of every response. */
const MOST_SETS = 6;

/** Sentences about inline code of a page that was not reviewed, with fixes. */
export function unreviewed(found: PageCode, known: InlineCode = allowedInlineCode): string[] {
  const allowed = {...known, refused: [] as string[]};
  return KINDS.flatMap((kind) =>
    found[kind]
      .filter((code) => !allowed[kind].includes(code))
      .map(
        (code) => `${JSON.stringify(code.slice(0, 120))} is not allowed by the content security policy. ${FIXES[kind]}`,
      ),
  );
}

/** Code that a component writes is on hundreds of pages. */
const MOST_LISTED = 10;

const listed = (pages: readonly string[]): string =>
  [
    ...pages.slice(0, MOST_LISTED),
    ...(pages.length > MOST_LISTED ? [`and ${String(pages.length - MOST_LISTED)} more`] : []),
  ].join(', ');

/**
 * Checks that every page of a built site has only inline code that the policy allows.
 * @returns the first-view styles of all pages, without duplicates, which the policy must allow
 * @param nameOf the source of a page, or its own path
 * @throws with each forbidden piece of code and its pages
 */
export function checkPages(folder: string, nameOf = (page: string): string => page): string[] {
  const pagesOf = new Map<string, string[]>();
  const firstViews = new Set<string>();
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    const code = inlineCode(readFileSync(path.join(folder, file), 'utf8'));
    for (const styles of code.firstView) firstViews.add(styles);
    for (const fault of new Set(unreviewed(code))) pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), nameOf(file)]);
  }
  const faults = [...pagesOf].map(([fault, pages]) => `${listed(pages)}: ${fault}`);
  if (firstViews.size > MOST_SETS)
    faults.push(
      `The pages have ${String(firstViews.size)} different sets of first-view styles. The limit is ${String(MOST_SETS)}. Check kindOf in plugins/page-output/criticalCss.ts.`,
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...firstViews];
}

import {load} from 'cheerio/slim';
import type {InlineCode} from './reviewed';

/** The code of a page that a policy affects. */
export interface PageCode extends InlineCode {
  /** Code that the policy never allows: inline event handlers, `javascript:` URLs, and files of other hosts. */
  readonly refused: readonly string[];
  /** First-view styles, which the build makes from the style sheet (`plugins/page-output/first-view`). */
  readonly firstView: readonly string[];
}

/** Types of script elements that browsers run (HTML, 4.12.1). Others contain data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const FOREIGN = /^\s*([a-z]+:)?\/\//i;
const PROGRAM = /^\s*javascript:/i;

/** Elements whose files browsers load without a click, with the URL attribute. */
const FETCHED = {script: 'src', link: 'href', img: 'src', source: 'src', iframe: 'src', object: 'data'} as const;
/** Values of `rel` that load nothing. */
const TELLS = /^(canonical|alternate|next|prev|search|author|license|me)$/i;

const isForeign = (name: string, attribute: string, value: string, rel: string): boolean =>
  FETCHED[name as keyof typeof FETCHED] === attribute && FOREIGN.test(value) && !TELLS.test(rel);

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

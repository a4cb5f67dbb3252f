import {type CheerioAPI, load} from 'cheerio/slim';
import type {InlineCode} from './reviewed';

/** What of a page's own a policy has to know. */
export interface PageCode extends InlineCode {
  /** What no policy of ours allows, as it stands in the page: handlers, addresses that are programs, files of other hosts. */
  readonly refused: readonly string[];
}

interface Element {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Types of script elements that a browser runs (HTML, 4.12.1); others hold data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const FOREIGN = /^\s*([a-z]+:)?\/\//i;
const PROGRAM = /^\s*javascript:/i;

/** Elements whose files a browser fetches by itself, and the attribute that names the file. */
const FETCHED = {script: 'src', link: 'href', img: 'src', source: 'src', iframe: 'src', object: 'data'} as const;
/** Links that name a page or tell of one, and fetch nothing. */
const TELLS = /^(canonical|alternate|next|prev|search|author|license|me)$/i;

const elements = (page: CheerioAPI, selector: string): Element[] =>
  page(selector)
    .toArray()
    .flatMap((node) =>
      'attribs' in node ? [{name: node.name, text: page(node).text(), attributes: node.attribs}] : [],
    );

const foreignFiles = (page: CheerioAPI): string[] =>
  Object.entries(FETCHED).flatMap(([name, attribute]) =>
    elements(page, `${name}[${attribute}]`)
      .filter(({attributes}) => FOREIGN.test(attributes[attribute] ?? '') && !TELLS.test(attributes.rel ?? ''))
      .map(({attributes}) => `<${name} ${attribute}="${attributes[attribute] ?? ''}">`),
  );

const programs = (page: CheerioAPI): string[] =>
  page('*')
    .toArray()
    .flatMap((node) =>
      Object.entries('attribs' in node ? node.attribs : {})
        .filter(([attribute, value]) => /^on/i.test(attribute) || PROGRAM.test(value))
        .map(([attribute, value]) => `${attribute}="${value}"`),
    );

/** What a browser would run or apply that stands in this HTML itself, or would fetch for it from another host. */
export function inlineCode(html: string): PageCode {
  const page = load(html);
  const scripts = elements(page, 'script:not([src])').filter(({attributes}) => RUNS.test(attributes.type ?? ''));
  return {
    scripts: scripts.map(({text}) => text),
    styles: elements(page, 'style').map(({text}) => text),
    styleAttributes: elements(page, '[style]').map(({attributes}) => attributes.style ?? ''),
    refused: [...foreignFiles(page), ...programs(page)],
  };
}

import {type CheerioAPI, load} from 'cheerio/slim';
import {markdownUrl} from '../features/markdown-page/core/markdownUrl';

/** The site of a page. */
export interface BuiltSite {
  /** Origin: `https://docs.example`. */
  readonly url: string;
  /** Whether it has a file at a path: `/img/social-card.png`. */
  readonly isFile: (pathname: string) => boolean;
}

/** An element that the head of a page must have exactly once. */
interface Single {
  readonly name: string;
  readonly selector: string;
  /** The attribute of its value. The default is its text. */
  readonly attribute?: string;
  /** Whether the value is correct for a page. */
  readonly isRight?: (value: string, pathname: string, site: BuiltSite) => boolean;
  readonly fix: string;
}

const SINGLES: readonly Single[] = [
  {name: 'title', selector: 'title', fix: 'Set `title` in its front matter.'},
  {
    name: 'description',
    selector: 'meta[name=description]',
    attribute: 'content',
    fix: 'Set `description` in its front matter.',
  },
  {
    name: 'canonical URL',
    selector: 'link[rel=canonical]',
    attribute: 'href',
    isRight: (value, pathname, {url}) => value === url + pathname,
    fix: 'Check `url` in docusaurus.config.ts and src/theme/SiteMetadata.',
  },
  {
    name: 'og:image',
    selector: 'meta[property="og:image"]',
    attribute: 'content',
    isRight: (value, _, {url, isFile}) => value.startsWith(`${url}/`) && isFile(value.slice(url.length)),
    fix: 'Check `image` in docusaurus.config.ts.',
  },
];

function singleFaults($: CheerioAPI, pathname: string, site: BuiltSite, single: Single): string[] {
  const {name, selector, attribute, isRight = () => true, fix} = single;
  const values = $(selector)
    .toArray()
    .map((element) => (attribute === undefined ? $(element).text() : ($(element).attr(attribute) ?? '')));
  const [value = ''] = values;
  if (value === '') return [`The page has no ${name}. ${fix}`];
  if (values.length > 1) return [`The page has more than one ${name}: ${values.join(', ')}. ${fix}`];
  return isRight(value, pathname, site) ? [] : [`The page has a wrong ${name}, ${value}. ${fix}`];
}

/** The type of a JSON-LD block, if it is valid. */
function typeOf(block: string): string | undefined {
  try {
    return (JSON.parse(block) as {readonly '@type'?: string})['@type'];
  } catch {
    return undefined;
  }
}

function dataFaults($: CheerioAPI): string[] {
  const blocks = $('script[type="application/ld+json"]').toArray();
  const types = blocks.map((element) => typeOf($(element).text()));
  const fix = 'Check plugins/page-output/json-ld and the order of steps in plugins/page-output.';
  if (types.length === 0) return [`The page has no JSON-LD. ${fix}`];
  if (types.includes(undefined)) return [`The page has JSON-LD without a type. ${fix}`];
  return new Set(types).size === types.length ? [] : [`The page has JSON-LD twice: ${types.join(', ')}. ${fix}`];
}

/**
 * Sentences about missing or duplicate metadata of a page, with fixes.
 * @param pathname path of the page: `/docs/api/people/`
 */
export function headFaults(html: string, pathname: string, site: BuiltSite): string[] {
  const body = html.search(/<body[\s>]/);
  const $ = load(body === -1 ? html : html.slice(0, body));
  const markdown = markdownUrl(pathname);
  return [
    ...SINGLES.flatMap((single) => singleFaults($, pathname, site, single)),
    ...dataFaults($),
    ...(site.isFile(markdown)
      ? []
      : [`The page has no Markdown version ${markdown}. Check plugins/lib/markdown-pages.`]),
  ];
}

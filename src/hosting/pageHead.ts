import {type CheerioAPI, load} from 'cheerio/slim';
import {markdownUrl} from '../features/markdown-page/core/markdownUrl';

/** What a page is compared with. */
export interface BuiltSite {
  /** Where it is published: `https://docs.example`. */
  readonly url: string;
  /** Whether it has a file at a path: `/cards/home.png`. */
  readonly isFile: (pathname: string) => boolean;
}

/** An element that the head of a page has exactly once. */
interface Single {
  readonly name: string;
  readonly selector: string;
  /** The attribute that holds its value; without one its text does. */
  readonly attribute?: string;
  /** Whether the value is right for a page. */
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
    fix: 'Check plugins/page-output/social-cards.',
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

/** The type of a JSON-LD block; undefined for one that is no JSON or has none. */
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
  const fix = 'Check plugins/page-output/structured-data and the order of steps in plugins/page-output.';
  if (types.length === 0) return [`The page has no JSON-LD. ${fix}`];
  if (types.includes(undefined)) return [`The page has JSON-LD without a type. ${fix}`];
  return new Set(types).size === types.length ? [] : [`The page has JSON-LD twice: ${types.join(', ')}. ${fix}`];
}

/**
 * What a built page does not say about itself, or says twice: a sentence for each, with the fix.
 * @param pathname URL of the page within the site: `/docs/api/people/`
 */
export function headFaults(html: string, pathname: string, site: BuiltSite): string[] {
  const body = html.search(/<body[\s>]/);
  const $ = load(body === -1 ? html : html.slice(0, body));
  const markdown = markdownUrl(pathname);
  return [
    ...SINGLES.flatMap((single) => singleFaults($, pathname, site, single)),
    ...dataFaults($),
    ...(site.isFile(markdown) ? [] : [`The page has no Markdown version ${markdown}. Check plugins/markdown-pages.`]),
  ];
}

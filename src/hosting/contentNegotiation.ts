import {markdownUrl} from '../features/markdown-page/core/markdownUrl';

/**
 * The weight of each value in `Accept` or `Accept-Encoding`, in lowercase: 1 without a number. `q=0` rejects a value
 * (RFC 9110, 12.4.2).
 */
const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.map((text) => /^q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1]).find(Boolean);
      return [name, Number(weight ?? 1)] as const;
    }),
  );

/** Whether a client wants the Markdown version of a page (`Accept`): it names Markdown, and HTML with no higher weight. */
export function wantsMarkdown(accept: string): boolean {
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? weights.get('*/*') ?? 0);
}

/** Content codings of compressed files with their file extensions, best first. */
const CODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

/** The codings that a client names (`Accept-Encoding`), in order of preference. */
export function codingsFor(accepted: string): readonly (typeof CODINGS)[number][] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(({name}) => (weights.get(name) ?? 0) > 0);
}

/** The header `Link` of a page. @param url of its Markdown version */
export const alternateLink = (url: string): string => `<${url}>; rel="alternate"; type="text/markdown"`;

/** The page for a URL without a page, for a client that wants Markdown, or a Markdown file. */
export const MISSING = '/404.md';

/** Pattern of a URL of a Markdown file, perhaps with a query. */
export const MARKDOWN_FILE = String.raw`^[^?]*\.md(?:\?|$)`;

export const isMarkdownFile = (url: string): boolean => new RegExp(MARKDOWN_FILE).test(url);

type Fetch = (request: Request) => Promise<Response>;

/**
 * A handler for hosts that run functions: a page with the header that names its Markdown version, or this version for a
 * client that wants it, also in place of an HTML 404, which a Markdown file never has, and all else as it is.
 * @param assets serves the files of the site
 */
export const withMarkdown =
  (assets: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    const markdown = markdownUrl(url.pathname);
    const isPage = url.pathname.endsWith('/');
    const isWanted = wantsMarkdown(request.headers.get('Accept') ?? '');
    // Not a relative URL, which begins with the name of a host if the path has two slashes.
    if (isWanted && isPage) url.pathname = markdown;
    const version = await assets(isWanted && isPage ? new Request(url, request) : request);
    const isThere = version.ok || version.status === 304;
    const found = isThere || !isWanted ? version : await assets(request);
    if ((isWanted || isMarkdownFile(request.url)) && found.status === 404) {
      url.pathname = MISSING;
      const {body, headers} = await assets(new Request(url));
      return new Response(body, {status: 404, headers: {...Object.fromEntries(headers), Vary: 'Accept'}});
    }
    if (!isPage || !isThere) return found;
    const response = new Response(found.body, found);
    response.headers.append('Vary', 'Accept');
    if (!isWanted) response.headers.set('Link', alternateLink(markdown));
    return response;
  };

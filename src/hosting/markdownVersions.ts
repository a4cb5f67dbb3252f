import {markdownUrl} from '../features/markdown-page/core/markdownUrl';
import {wantsMarkdown} from './weights';

/** The header `Link` of a page. @param url of its Markdown version */
export const alternateLink = (url: string): string => `<${url}>; rel="alternate"; type="text/markdown"`;

type Fetch = (request: Request) => Promise<Response>;

/**
 * A handler for hosts that run functions: a page with the header that names its Markdown version, or this version for a
 * client that wants it, and all else as it is.
 * @param assets serves the files of the site
 */
export const withMarkdown =
  (assets: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    const markdown = markdownUrl(url.pathname);
    if (!url.pathname.endsWith('/')) return assets(request);
    const isWanted = wantsMarkdown(request.headers.get('Accept') ?? '');
    // Not a relative URL, which begins with the name of a host if the path has two slashes.
    if (isWanted) url.pathname = markdown;
    const found = await assets(isWanted ? new Request(url, request) : request);
    if (!found.ok && found.status !== 304) return isWanted ? assets(request) : found;
    const response = new Response(found.body, found);
    response.headers.append('Vary', 'Accept');
    if (!isWanted) response.headers.set('Link', alternateLink(markdown));
    return response;
  };

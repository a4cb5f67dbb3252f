import {publicFiles} from '../config/publicFiles';

/**
 * The text of /robots.txt (RFC 9309).
 * @param siteUrl origin of the site
 * @param contentSignal what crawlers may do with the pages (contentsignals.org), if the operator says it
 */
export const robotsText = (siteUrl: string, contentSignal?: string): string =>
  [
    'User-agent: *',
    ...(contentSignal === undefined ? [] : [`Content-Signal: ${contentSignal}`]),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${publicFiles.sitemap}`,
    '',
  ].join('\n');

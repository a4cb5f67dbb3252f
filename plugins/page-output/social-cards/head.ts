import {escapeHtml} from '../../../src/utils/escapeHtml';

/** The picture of a shared page. */
export interface Picture {
  /** Absolute URL, because crawlers fetch it without the page. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Adds the picture to the head, after the title, because the minifier removes the end tag of the head.
 * @throws when the page has no title
 */
export function withPicture(html: string, {url, alt, width, height}: Picture): string {
  const elements = [
    `<meta property="og:image" content="${escapeHtml(url)}">`,
    `<meta property="og:image:width" content="${String(width)}">`,
    `<meta property="og:image:height" content="${String(height)}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    `<meta name="twitter:image" content="${escapeHtml(url)}">`,
  ];
  if (!html.includes('</title>')) throw new Error('A page without a title cannot name its picture.');
  return html.replace('</title>', () => `</title>${elements.join('')}`);
}

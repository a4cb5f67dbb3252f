const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The picture of a page where it is shared. */
export interface Picture {
  /** With origin: those who fetch it know no page. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The page with its picture named in the head: after the title, because the build leaves out the end of the head.
 * @throws when the page has no title.
 */
export function withPicture(html: string, {url, alt, width, height}: Picture): string {
  const elements = [
    `<meta property="og:image" content="${escaped(url)}">`,
    `<meta property="og:image:width" content="${String(width)}">`,
    `<meta property="og:image:height" content="${String(height)}">`,
    `<meta property="og:image:alt" content="${escaped(alt)}">`,
    `<meta name="twitter:image" content="${escaped(url)}">`,
  ];
  if (!html.includes('</title>')) throw new Error('A page without a title cannot name its picture.');
  return html.replace('</title>', () => `</title>${elements.join('')}`);
}

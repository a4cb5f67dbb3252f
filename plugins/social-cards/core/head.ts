const NAMED: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'"};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => NAMED[entity] ?? entity);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An element whose quoted values may hold any sign. */
const META = /<meta(?:[^>"]|"[^"]*")*>/g;

/** The content of a page's meta element, as the generator writes them. */
function metaOf(html: string, name: string): string | undefined {
  const isNamed = new RegExp(`(?:name|property)="?${name}"?[ >/]`);
  const element = html.match(META)?.find((one) => isNamed.test(one)) ?? '';
  const [, quoted, bare] = /content=(?:"([^"]*)"|([^\s>]+))/.exec(element) ?? [];
  const content = quoted ?? bare;
  return content === undefined ? undefined : decoded(content);
}

/** What a page says of itself. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Title, without the name of the site, and description of a built page; undefined for one that lacks either. */
export function readHead(html: string): PageHead | undefined {
  const title = metaOf(html, 'og:title')?.replace(/ \| [^|]*$/, '');
  const description = metaOf(html, 'description');
  return title && description ? {title, description} : undefined;
}

/** A picture that stands for a page where it is shared. */
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

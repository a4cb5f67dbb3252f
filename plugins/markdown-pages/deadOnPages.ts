import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';

/**
 * Whether the page of a link's target is missing, or lacks the anchor. Docusaurus then reports the page's own link.
 * @param target the link of a Markdown version: `/docs/api/people.md#fields`
 */
export function isDeadOnPages(outDir: string, target: string): boolean {
  const [url = '', anchor] = target.split('#');
  if (!url.endsWith('.md')) return false;
  const page = path.join(outDir, url === '/index.md' ? '' : url.slice(0, -'.md'.length), 'index.html');
  if (!existsSync(page)) return true;
  if (anchor === undefined) return false;
  return load(readFileSync(page, 'utf8'))('[id]').filter((_, {attribs}) => attribs.id === anchor).length === 0;
}

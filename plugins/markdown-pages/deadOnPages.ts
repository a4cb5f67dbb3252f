import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';

/**
 * Whether the page of a page is missing, or lacks the place that a link names. The generator then reports the page's own link.
 * @param target the link of a page: `/docs/api/people.md#fields`
 */
export function isDeadOnPages(outDir: string, target: string): boolean {
  const [address = '', place] = target.split('#');
  if (!address.endsWith('.md')) return false;
  const page = path.join(outDir, address === '/index.md' ? '' : address.slice(0, -'.md'.length), 'index.html');
  if (!existsSync(page)) return true;
  if (place === undefined) return false;
  return load(readFileSync(page, 'utf8'))('[id]').filter((_, {attribs}) => attribs.id === place).length === 0;
}

import {z} from 'zod';
import {siteUrl} from '../../config/siteUrl';
import {markdownUrl} from '../../features/markdown-page/core/markdownUrl';
import {sectionsOf} from '../sections';
import type {Site} from '../site';
import {BadArgument, type Tool, listReply, paging, reply, tool} from '../tool';

/** Most characters of a line that are shown, and those before the words. */
const SHOWN = 300;
const BEFORE = 80;

/** The position of words in a line: their parts between the stars, one after the other. -1 if it doesn't have them. */
function positionOf(line: string, parts: readonly string[]): number {
  const [first = '', ...rest] = parts;
  const start = line.indexOf(first);
  let end = start + first.length;
  for (const part of rest) {
    const next = start === -1 ? -1 : line.indexOf(part, end);
    if (next === -1) return -1;
    end = next + part.length;
  }
  return start;
}

const withoutHead = (markdown: string): string => markdown.replace(/^---\n[^]*?\n---\n+[^\n]*\n+/, '');

function linesWith(markdown: string, parts: readonly string[], url: string): string[] {
  const lines = withoutHead(markdown).split('\n');
  const sections = sectionsOf(lines.join('\n'));
  let next = 0;
  let anchor = '';
  return lines.flatMap((line) => {
    // Sections are in the order of their headings.
    const section = sections[next];
    if (section?.text.split('\n', 1)[0] === line) [anchor, next] = [`#${section.anchor}`, next + 1];
    const at = positionOf(line.toLowerCase(), parts);
    if (at === -1) return [];
    const from = Math.max(0, at - BEFORE);
    const shown = line.slice(from, from + SHOWN).trim();
    return [`- ${url}${anchor}: ${from > 0 ? '…' : ''}${shown}${from + SHOWN < line.length ? '…' : ''}`];
  });
}

async function linesOfPage(site: Site, page: string, parts: readonly string[]): Promise<string[]> {
  const markdown = await site.read(markdownUrl(page));
  return markdown === undefined ? [] : linesWith(markdown, parts, siteUrl + page);
}

export const grep: Tool = tool(
  'grep',
  {
    title: 'Find text in the pages',
    description:
      'Finds the lines of all pages that have these exact words, in any case, with their URLs. * is any text in a line. For a topic, use search.',
    input: z.object({
      words: z.string().trim().min(2).max(200).describe('As in HMAC or sort_by*updated_at'),
      within: z.string().max(200).default('/').describe('Beginning of the path, as in /docs/platform/'),
      ...paging,
    }),
  },
  async ({words, within, ...page}, site) => {
    const parts = words.toLowerCase().split('*').filter(Boolean);
    if (parts.length === 0) throw new BadArgument('words has only stars. Pass a word, as in HMAC.');
    const {pages} = await site.search();
    const chosen = pages.filter((one) => one.startsWith(within.replace(siteUrl, '')));
    const lines = await Promise.all(chosen.map((one) => linesOfPage(site, one, parts)));
    if (lines.flat().length > 0) return listReply(lines.flat(), page, (line) => line);
    return reply(`No line of ${String(chosen.length)} pages has "${words}". Pass fewer words, or use search.`);
  },
);

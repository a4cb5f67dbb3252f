import {z} from 'zod';
import {slug} from 'github-slugger';
import {siteUrl} from '../../config/siteUrl';
import {markdownUrl} from '../../features/markdown-page/core/markdownUrl';
import {BadArgument, type Tool, partReply, tool} from '../tool';
import type {Site} from '../site';

/** A heading of a page, and everything up to the next one of its level or above. */
interface Section {
  readonly title: string;
  /** Its anchor as on the page, where it is known. */
  readonly anchor: string;
  readonly text: string;
}

const plain = (heading: string): string =>
  heading
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '')
    .trim();

/** The level of each line: 2 or 3 for a heading outside of code, else 0. */
function levelsOf(lines: readonly string[]): number[] {
  let isCode = false;
  return lines.map((line) => {
    if (/^\s*`{3,}/.test(line)) isCode = !isCode;
    return isCode ? 0 : (/^(#{2,3}) /.exec(line)?.[1]?.length ?? 0);
  });
}

/** The sections of a Markdown version, by headings of levels 2 and 3. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const levels = levelsOf(lines);
  return levels.flatMap((level, at) => {
    if (level === 0) return [];
    const end = levels.findIndex((other, index) => index > at && other > 0 && other <= level);
    const heading = lines[at] ?? '';
    const title = plain(heading.slice(level));
    const anchor = /<a id="([^"]*)">/.exec(heading)?.[1] ?? slug(title);
    return [{title, anchor, text: lines.slice(at, end === -1 ? undefined : end).join('\n')}];
  });
}

/** The part before the first section, without front matter and the line about all pages. */
export const introductionOf = (markdown: string): string =>
  (markdown.split(/^## /m)[0] ?? '').replace(/^---\n[^]*?\n---\n+[^\n]*\n+/, '').trim();

/** Path and anchor of a page, from its URL, its path, or that of its Markdown version. @throws for a URL of another site */
function locationOf(page: string): {readonly pathname: string; readonly anchor: string} {
  const url = URL.canParse(page, siteUrl) ? new URL(page, siteUrl) : undefined;
  if (url?.origin !== siteUrl)
    throw new BadArgument(`page is not on ${siteUrl}. Pass a URL or path from search, such as /docs/api/people/.`);
  const pathname = /\.(md|txt)$/.test(url.pathname) ? url.pathname : markdownUrl(url.pathname);
  return {pathname, anchor: url.hash.slice(1)};
}

/** The Markdown version of a page. @throws BadArgument if there is none */
export async function readMarkdownPage(site: Site, page: string): Promise<string> {
  const markdown = await site.read(locationOf(page).pathname);
  if (markdown === undefined) throw new BadArgument(`There is no page ${page}. Find it with search.`);
  return markdown;
}

const namesOf = (sections: readonly Section[]): string => sections.map(({title}) => title).join(' | ');

function sectionNamed(sections: readonly Section[], name: string): Section {
  const wanted = name.replace(/^#+ */, '').toLowerCase();
  const found =
    sections.find(({title, anchor}) => [title.toLowerCase(), anchor].includes(wanted)) ??
    sections.find(({title}) => title.toLowerCase().includes(wanted));
  if (found) return found;
  throw new BadArgument(`The page has no section "${name}". Its sections: ${namesOf(sections).slice(0, 2000)}`);
}

export const getPage: Tool = tool(
  'get_page',
  {
    title: 'Read a page',
    description:
      'Returns a page of the documentation as Markdown, or one section of it. Long pages come in parts of 8 kB, so name the section if you know it.',
    input: z.object({
      page: z.string().trim().min(1).max(300).describe('URL or path, as in /docs/platform/api-basics/rate-limits/'),
      section: z.string().trim().min(1).max(200).optional().describe('Title or anchor of a section'),
      part: z.int().min(1).max(100).default(1),
    }),
  },
  async ({page, section, part}, site) => {
    const markdown = await readMarkdownPage(site, page);
    const sections = sectionsOf(markdown);
    const {pathname, anchor} = locationOf(page);
    const hinted = sections.find((other) => anchor !== '' && other.anchor === anchor);
    const shown = section === undefined ? hinted : sectionNamed(sections, section);
    const url = siteUrl + pathname.replace(/(\/index)?\.md$/, '/');
    const text = shown ? `${url}#${shown.anchor}\n\n${shown.text}` : markdown;
    const others = shown ? '' : ` Or pass a section: ${namesOf(sections)}`;
    return partReply(text, part, `For another, pass part.${others}`);
  },
);

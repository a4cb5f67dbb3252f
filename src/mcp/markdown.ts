import {slug} from 'github-slugger';

/** A heading of a page, and everything up to the next one of its level or above. */
export interface Section {
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

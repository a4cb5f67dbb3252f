import GithubSlugger from 'github-slugger';
import {withoutMarkup} from './inlineMarkdown';
import {slug} from '../model/members';
import type {Block, CodeBlock, Heading, Markdown, Section, Unverified} from './page';
import {type MessageId, say} from './formatMessage';

/** Reserves an anchor. If it is taken, a number is added. */
export type ClaimAnchor = (anchor: string) => string;

export function pageAnchors(): ClaimAnchor {
  const taken = new Set<string>();
  return (anchor) => {
    const free = (number: number): string => {
      const candidate = number === 1 ? anchor : `${anchor}-${String(number)}`;
      return taken.has(candidate) ? free(number + 1) : candidate;
    };
    const given = free(1);
    taken.add(given);
    return given;
  };
}

/** An anchor of several parts, joined by hyphens. */
export const anchorOf = (...parts: readonly string[]): string => parts.map(slug).join('-');

export const codeBlock = (title: string, language: string, code: string): CodeBlock => ({
  type: 'code',
  title,
  language,
  code,
});

export const jsonBlock = (title: string, value: unknown): CodeBlock =>
  codeBlock(title, 'json', JSON.stringify(value, null, 2));

/** A heading whose anchor is made when the page is complete. */
type HeadingDraft = Omit<Heading, 'anchor'> & Partial<Heading>;

export interface SectionDraft extends Omit<Section, 'heading'> {
  readonly heading?: HeadingDraft;
}

/** A section with one of our headings, unless it has no blocks. @param nav its label in the navigation of the page */
export const section = (id: MessageId, blocks: readonly Block[], nav?: MessageId): SectionDraft[] =>
  blocks.length === 0 ? [] : [{heading: {text: say(id), level: 2}, nav: nav && say(nav), blocks}];

/** A text as a block, unless it is empty. */
export const markdownBlocks = (text: Markdown): Block[] =>
  text.trim() === '' ? [] : [{type: 'markdown', text: text.trim()}];

export const unverifiedBlocks = (about: string, unverified: Unverified | undefined): Block[] =>
  unverified === undefined ? [] : [{type: 'unverified', about, ...unverified}];

const HEADING = /^ {0,3}(?<marks>#{2,3})[ \t]+(?<text>\S.*?)[ \t]*#*$/;
const FENCE = /^[ \t]*(?<marks>`{3,}|~{3,})/;

/**
 * Splits a description at its headings of levels 2 and 3, but not in code blocks.
 * @param after blocks between the description and the next heading
 */
export function describedSections(description: Markdown, after: readonly Block[] = []): SectionDraft[] {
  const parts: {heading?: HeadingDraft; lines: string[]}[] = [{lines: []}];
  let fence: string | undefined;
  for (const line of description.split('\n')) {
    const marks = FENCE.exec(line)?.groups?.marks;
    if (marks !== undefined && (fence === undefined || marks.startsWith(fence))) fence = fence ? undefined : marks;
    const heading = fence === undefined ? HEADING.exec(line)?.groups : undefined;
    if (heading) {
      const text = withoutMarkup(heading.text ?? '');
      parts.push({heading: {text, level: heading.marks === '##' ? 2 : 3}, lines: []});
    } else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({heading, lines}, index) => ({
    heading,
    blocks: [...markdownBlocks(lines.join('\n')), ...(index === parts.length - 1 ? after : [])],
  }));
}

/** The sections of a page with anchors like those of Docusaurus, without empty sections. */
export function finishedSections(drafts: readonly SectionDraft[]): Section[] {
  const slugger = new GithubSlugger();
  return drafts
    .filter(({heading, blocks}) => heading !== undefined || blocks.length > 0)
    .map(({heading, nav, blocks}) => {
      if (!heading) return {blocks};
      const {text, level, anchor = slugger.slug(text)} = heading;
      return {heading: {text, level, anchor}, nav, blocks};
    });
}

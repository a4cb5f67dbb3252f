import GithubSlugger from 'github-slugger';
import {withoutMarkup} from './markdown';
import {type MessageId, messages} from './messages';
import type {Block, Heading, Markdown, Section} from './page';
import {say} from './say';

/** A heading whose anchor is made of words when the whole page is known. */
export interface HeadingDraft extends Omit<Heading, 'anchor'> {
  readonly anchor?: string;
  /** English words that the anchor is made of. */
  readonly words?: string;
}

/** A section of a page that is being put together. */
export interface SectionDraft {
  readonly heading?: HeadingDraft;
  readonly nav?: string;
  readonly blocks: readonly Block[];
}

/** A section below one of our own headings. Its anchor is made of the English words in every language, so that links hold. */
export const section = (id: MessageId, blocks: readonly Block[]): SectionDraft => ({
  heading: {text: say(id), words: messages[id], level: 2},
  blocks,
});

/** A section that the sub-navigation of its page leads to. */
export const inNav = (id: MessageId, draft: SectionDraft): SectionDraft => ({...draft, nav: say(id)});

/** A text as a block; nothing for an empty one. */
export const markdownBlocks = (text: Markdown): Block[] =>
  text.trim() === '' ? [] : [{type: 'markdown', text: text.trim()}];

const HEADING = /^ {0,3}(?<marks>#{2,3})[ \t]+(?<text>\S.*?)[ \t]*#*$/;
const FENCE = /^[ \t]*(?<marks>`{3,}|~{3,})/;

/**
 * A description, taken apart at its headings of the levels 2 and 3. What a fence holds is code.
 * @param after what follows it before the next heading
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
      parts.push({heading: {text, words: text, level: heading.marks === '##' ? 2 : 3}, lines: []});
    } else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({heading, lines}, index) => ({
    heading,
    blocks: [...markdownBlocks(lines.join('\n')), ...(index === parts.length - 1 ? after : [])],
  }));
}

/** The sections of a page with the anchors of their headings, made as Docusaurus makes them. Empty ones are left out. */
export function finishedSections(drafts: readonly SectionDraft[]): Section[] {
  const slugger = new GithubSlugger();
  return drafts
    .filter(({heading, blocks}) => heading !== undefined || blocks.length > 0)
    .map(({heading, nav, blocks}) => {
      if (!heading) return {blocks};
      const {text, level, anchor, words = text} = heading;
      return {heading: {text, level, anchor: anchor ?? slugger.slug(words)}, ...(nav !== undefined && {nav}), blocks};
    });
}

import type {ChangelogPage, Section} from '../../../openapi/pages/page';
import {withoutMarkup} from '../../../openapi/pages/inlineMarkdown';
import {CORRECTIONS} from '../../../openapi/pages/version';
import {versionAt} from '../../../src/config/apiVersions';
import type {News} from '../../../src/config/news';
import {blockNodes} from '../../lib/site-pages/reference/blocks';
import type {Block} from '../../lib/markdown/nodes';

export interface Entry {
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  /** Unique path on the site. */
  readonly to: string;
  readonly text: string;
  /** The changes, if it is a release. */
  readonly content?: readonly Block[];
}

/** A section of a page as an entry, unless nothing changed. */
function releaseEntry({id, url}: ChangelogPage, {heading, blocks}: Section): Entry[] {
  const changes = blocks.filter((block) => block.type === 'changes');
  if (!heading || changes.length === 0) return [];
  const isCorrection = id === CORRECTIONS;
  const words = blocks.flatMap((block) => (block.type === 'markdown' ? [withoutMarkup(block.text)] : []));
  const introduction = isCorrection ? ['The documentation was corrected. The API did not change.'] : [];
  return [
    {
      day: heading.anchor.slice(0, '2026-11-21'.length),
      title: `API ${versionAt(url)?.label ?? ''}: ${isCorrection ? 'corrections' : 'changes'} of ${heading.text}`,
      to: `${url}#${heading.anchor}`,
      text: [...introduction, ...words].join(' '),
      content: changes.flatMap(blockNodes),
    },
  ];
}

export const releaseEntries = (page: ChangelogPage): Entry[] =>
  page.sections.flatMap((section) => releaseEntry(page, section));

/** All entries, newest first. Entries of a day keep their order. */
export const newestFirst = (entries: readonly (Entry | News)[]): Entry[] =>
  [...entries].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));

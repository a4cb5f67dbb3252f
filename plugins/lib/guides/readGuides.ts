import {readFileSync} from 'node:fs';
import path from 'node:path';
import {guideSections, introduction} from '../../../src/config/guides';
import {guidesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {frontMatterOf} from './frontMatter';

/** The guides of a section in reading order: `bulk-jobs/intro`. One without a `sidebar_position` is after the others. */
export function guidesIn(folder: string): string[] {
  const names = filesOf(path.join(guidesPath, folder)).filter((name) => name.endsWith('.mdx') && !/(^|\/)_/.test(name));
  const placed = names.map((name) => {
    const file = path.posix.join(guidesPath, folder, name);
    const {sidebar_position: position = Infinity} = frontMatterOf(file, readFileSync(file, 'utf8'));
    return {guide: `${folder}/${name.replace(/\.mdx$/, '')}`, position};
  });
  return placed.sort((one, other) => one.position - other.position || 0).map(({guide}) => guide);
}

/** All guides in reading order. */
export const readGuides = (): string[] => [introduction, ...guideSections.flatMap(({folder}) => guidesIn(folder))];

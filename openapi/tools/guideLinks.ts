import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {guideUrl, guidesPath} from '../../src/config/routes';

/** A guide's title, as its own front matter has it. @throws when the guide is missing or has none. */
function titleOf(guide: string): string {
  const file = `${guidesPath}/${guide}.mdx`;
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const {title} = (parse(block) ?? {}) as {readonly title?: string};
  if (!title) throw new Error(`${file} has no title in its front matter. Give it one.`);
  return title;
}

/** Guides that are named as in guides.ts, as pages link to them. */
export const guideLinks = (guides: readonly string[]): {title: string; to: string}[] =>
  guides.map((guide) => ({title: titleOf(guide), to: guideUrl(guide)}));

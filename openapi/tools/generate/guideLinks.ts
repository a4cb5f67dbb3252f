import {readFileSync} from 'node:fs';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {frontMatterOf} from './frontMatter';

/** The title in a guide's front matter. @throws when the guide or its title is missing, or the YAML is invalid */
function titleOf(guide: string): string {
  const file = `${guidesPath}/${guide}.mdx`;
  const {title} = frontMatterOf(file, readFileSync(file, 'utf8'));
  if (!title) throw new Error(`${file} has no title in its front matter. Give it one.`);
  return title;
}

/** Links to guides, which are named as in guides.ts. */
export const guideLinks = (guides: readonly string[]): {title: string; to: string}[] =>
  guides.map((guide) => ({title: titleOf(guide), to: guideUrl(guide)}));

import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import {guideUrl, guidesPath} from '../../src/config/routes';

/** The title in a guide's front matter. @throws when the guide or its title is missing, or the YAML is invalid */
function titleOf(guide: string): string {
  const file = `${guidesPath}/${guide}.mdx`;
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const document = parseDocument(block);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [problem = ''] = error.message.split(' at line ');
    throw new Error(
      `${file}:${String(line)} The front matter is not valid YAML: ${problem}. Correct it, or put the value in quotes.`,
    );
  }
  const {title} = (document.toJS() ?? {}) as {readonly title?: string};
  if (!title) throw new Error(`${file} has no title in its front matter. Give it one.`);
  return title;
}

/** Links to guides, which are named as in guides.ts. */
export const guideLinks = (guides: readonly string[]): {title: string; to: string}[] =>
  guides.map((guide) => ({title: titleOf(guide), to: guideUrl(guide)}));

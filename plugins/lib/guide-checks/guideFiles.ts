import {readFileSync} from 'node:fs';
import path from 'node:path';
import {guidesPath, landingPagesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {guidePaths, isGuide} from './file-rules/guidePaths';
import {noSecrets} from './file-rules/noSecrets';
import {readableText} from './file-rules/readableText';
import {problemsOf} from './rule';

/** Files of MDX in a folder and its subfolders, sorted. */
const mdxIn = (folder: string): string[] =>
  filesOf(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** Files of the handwritten pages, including partials, readable or not. */
export const pageSources = (): string[] => [guidesPath, landingPagesPath].flatMap(mdxIn);

/** Why a file can't be a page. */
export const unreadableText = (file: string, bytes: Buffer): string[] => problemsOf(file, [readableText], {bytes});

/** Files of MDX in a folder and its subfolders, sorted. @throws with the fix for each file that can't be a page, before anything reads it */
export function mdxFilesIn(folder: string): string[] {
  const files = mdxIn(folder);
  const problems = files.flatMap((file) => unreadableText(file, readFileSync(file)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

/** Files of the guides that aren't published: neither a guide, nor a sample, nor a file that a guide shows. And secrets. */
export function strayFiles(folder = guidesPath): string[] {
  const files = filesOf(folder)
    .filter((name) => !path.basename(name).startsWith('.'))
    .map((name) => ({name, bytes: readFileSync(path.join(folder, name))}));
  const guides = files.filter(({name}) => isGuide(name));
  const text = guides.map(({bytes}) => bytes.toString()).join('\n');
  return files.flatMap(({name, bytes}) =>
    problemsOf(`${folder}/${name}`, [guidePaths, noSecrets], {
      name,
      bytes,
      isShown: text.includes(path.basename(name)),
    }),
  );
}

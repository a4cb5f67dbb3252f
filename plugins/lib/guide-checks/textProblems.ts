import {readFileSync} from 'node:fs';
import path from 'node:path';
import {RECIPES} from '../../../openapi/tools/recipes/readRecipes';
import {apiVersions} from '../../../src/config/apiVersions';
import {guidesPath, landingPagesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {problemsOf} from './rule';
import * as textRules from './text-rules';
import {partsOf} from './textParts';

/** The problems of a text, each with file, line, fix and rule. A character can be in the source of a part and in its value. */
export const textProblems = (file: string, text: string): string[] => [
  ...new Set(problemsOf(file, Object.values(textRules), partsOf(file, text))),
];

const BINARY = /\.(?:png|jpe?g|webp|ico|woff2|gz|zip|pdf)$/;

const filesIn = (folder: string): string[] =>
  filesOf(folder)
    .filter((file) => !BINARY.test(file))
    .map((file) => path.posix.join(folder, file));

const problemsIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => textProblems(file, readFileSync(file, 'utf8')));

const publishedFiles = (): string[] => [
  ...[guidesPath, ...apiVersions.map(({id}) => `openapi/${id}`), RECIPES].flatMap(filesIn),
  ...filesIn(landingPagesPath).filter((file) => file.endsWith('.mdx')),
];

/** The problems of all guides, samples, descriptions and recipes. */
export const publishedTextProblems = (): string[] => problemsIn(publishedFiles());

const GENERATED = /^(?:docs\/api|openapi\/dist)\//;

/** The problems of all other files: invisible characters in code, and links in documents. */
export function otherTextProblems(): string[] {
  const published = new Set(publishedFiles());
  const files = ['docs', 'openapi', 'src'].flatMap(filesIn);
  return problemsIn(files.filter((file) => !published.has(file) && !GENERATED.test(file)));
}

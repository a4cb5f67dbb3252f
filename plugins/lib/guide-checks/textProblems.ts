import {readFileSync} from 'node:fs';
import path from 'node:path';
import {RECIPES} from '../../../openapi/tools/recipes/readRecipes';
import {apiVersions} from '../../../src/config/apiVersions';
import {guidesPath, landingPagesPath} from '../../../src/config/routes';
import {filesOf} from '../../../src/node/files';
import {partsOf} from './textParts';
import {checkedHosts} from './text-rules/checkedHosts';
import {knownPackages} from './text-rules/knownPackages';
import {linkTargets} from './text-rules/linkTargets';
import {lookAlikeHosts} from './text-rules/lookAlikeHosts';
import {noPipeIntoShell} from './text-rules/noPipeIntoShell';
import {noUserInfo} from './text-rules/noUserInfo';
import {ownImports} from './text-rules/ownImports';
import {ownPictures} from './text-rules/ownPictures';
import {sampleHosts} from './text-rules/sampleHosts';
import type {TextRule} from './text-rules/textRule';
import {visibleCharacters} from './text-rules/visibleCharacters';

/** What texts may not tell their readers. */
const RULES: readonly TextRule[] = [
  checkedHosts,
  knownPackages,
  linkTargets,
  lookAlikeHosts,
  noPipeIntoShell,
  noUserInfo,
  ownImports,
  ownPictures,
  sampleHosts,
  visibleCharacters,
];

/** The problems of a text, each with file, line, fix and rule. */
export function textProblems(file: string, text: string): string[] {
  const problems = partsOf(file, text).flatMap((part) =>
    RULES.filter(({kinds}) => kinds.includes(part.kind)).flatMap(({id, find}) =>
      find(part).map(({at, message}) => {
        const line = part.line + part.value.slice(0, at).split('\n').length - 1;
        return `${file}:${String(line)} ${message} (${id})`;
      }),
    ),
  );
  // A character can be in the source of a part and in its value.
  return [...new Set(problems)];
}

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

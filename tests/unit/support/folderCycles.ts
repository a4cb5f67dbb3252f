import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file, and a file or folder that it imports, by their paths in the repository. */
export type Import = readonly [from: string, to: string];

/** The folders whose imports are compared: a feature, a plugin, a part of the descriptions or of the sandbox. */
const FOLDER = /^(?:src\/features|plugins|openapi|sandbox)\/[^/]+(?=\/|$)/;

/** The imports of a file that lead to files of this repository. Types count. */
export function importsIn(file: string): Import[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({fileName}): Import[] => {
    if (fileName.startsWith('@site/')) return [[file, fileName.slice('@site/'.length)]];
    return fileName.startsWith('.') ? [[file, path.posix.join(path.posix.dirname(file), fileName)]] : [];
  });
}

/** The folders that import each other, directly or through others. */
export function folderCycles(imports: readonly Import[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const folder = FOLDER.exec(from)?.[0];
    const target = FOLDER.exec(to)?.[0];
    if (folder === undefined || target === undefined || folder === target) continue;
    imported.set(folder, (imported.get(folder) ?? new Set()).add(target));
  }
  const reached = (folder: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of imported.get(folder) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...imported.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

import {readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, type Node, isScalar, parseDocument} from 'yaml';
import {type DescriptionKey, descriptionKeys} from './descriptionKeys';
import type {Problem} from './problems';
import {circularPlaces, referenceProblem, targetOf} from './references';

/** Largest file, in bytes. */
const LARGEST = 1_000_000;
const SCHEMAS = new Set(['schema', 'items', 'not', 'additionalProperties']);
const URLS = new Set(['url', 'termsOfService']);

/** The problem of a `pattern` with its fix, if any. */
function patternProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return `The pattern does not compile: ${String(error)}. Correct it.`;
  }
}

/** The problem of a key's value with its fix, if any. */
function keyProblem({role, key, scalar, isAlias}: DescriptionKey): string | undefined {
  if (isAlias) return 'YAML aliases are not supported. Write a `$ref` instead.';
  if (typeof scalar === 'number' && !Number.isFinite(scalar))
    return 'The number is not finite. Write a number, or remove it.';
  if (role === 'name') return scalar === null ? `\`${key}\` is empty. Describe it.` : undefined;
  if (role === 'data') return undefined;
  if (key === 'pattern' && typeof scalar === 'string') return patternProblem(scalar);
  if (key === 'multipleOf' && !(Number(scalar) > 0)) return '`multipleOf` must be greater than 0. Correct it.';
  if (URLS.has(key) && typeof scalar === 'string' && /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(scalar))
    return `\`${key}\` is not an http or https URL. Correct it.`;
  if (SCHEMAS.has(key) && scalar === null) return `\`${key}\` is empty. Describe it, or remove it.`;
  return undefined;
}

/** The file that a key refers to, as it is written. */
function referenceIn({key, pointer, scalar}: DescriptionKey): string | undefined {
  if (typeof scalar !== 'string') return undefined;
  const isMapped = pointer.endsWith('/discriminator/mapping') && /[/:]|\.\w+$/.test(scalar);
  return key === '$ref' || key === 'externalValue' || isMapped ? scalar : undefined;
}

/** Reads one file. Returns the problem of the whole file, or its content. */
function readFile(
  file: string,
  isRoot: boolean,
): {readonly problem: string} | {readonly contents: unknown; lineOf: (node: Node) => number} {
  if (statSync(file).size > LARGEST) return {problem: 'The file is larger than 1 MB. Split it.'};
  const counter = new LineCounter();
  const {contents} = parseDocument(readFileSync(file, 'utf8'), {lineCounter: counter, logLevel: 'silent'});
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (isEmpty && !isRoot) return {problem: 'The file is empty. Describe what refers to it, or restore the file.'};
  return {contents, lineOf: ({range}) => counter.linePos(range?.[0] ?? 0).line};
}

/** What is wrong with the files of a description before Redocly reads them: all files that its references reach. */
export function fileProblems(root: string): Problem[] {
  const folder = realpathSync(path.dirname(root));
  const start = path.join(folder, path.basename(root));
  const files = [start];
  const problems: Problem[] = [];
  const targets = new Map<string, string>();
  const problemAt = (file: string, line: number, message: string): Problem => ({
    ...{file: path.relative('.', file), line, rule: 'files', message},
  });
  const circular = new Map<string, Problem>();
  // References add files while the loop runs.
  for (const file of files) {
    if (!/\.(?:ya?ml|json)$/.test(file) || !statSync(file, {throwIfNoEntry: false})?.isFile()) continue;
    const read = readFile(file, file === start);
    if ('problem' in read) {
      problems.push(problemAt(file, 1, read.problem));
      continue;
    }
    for (const found of descriptionKeys(read.contents)) {
      const line = read.lineOf(found.node);
      const reference = referenceIn(found);
      const message = (reference && referenceProblem(reference, file, folder)) ?? keyProblem(found);
      if (message) problems.push(problemAt(file, line, message));
      else if (reference !== undefined) {
        const target = targetOf(reference, file);
        if (!files.includes(target.file)) files.push(target.file);
        if (found.key !== '$ref') continue;
        const place = `${file}#${found.pointer}`;
        targets.set(place, target.place);
        circular.set(place, problemAt(file, line, 'The `$ref` leads back to itself. Refer to a schema.'));
      }
    }
  }
  return [...problems, ...circularPlaces(targets).flatMap((place) => circular.get(place) ?? [])];
}

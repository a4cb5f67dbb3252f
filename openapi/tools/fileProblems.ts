import {readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, type Node, isAlias, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import type {Problem} from './lint/problems';
import {patternProblem} from './patternProblem';

/** Largest file, in bytes. */
const LARGEST = 1_000_000;
/** Their keys are names of the API, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas']);
/** Their values are data of the API. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);
const SCHEMAS = new Set(['schema', 'items', 'not', 'additionalProperties']);
const URLS = new Set(['url', 'termsOfService']);
const MISSING = new Set(['ENOENT', 'ENOTDIR']);

const isInside = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

/** The problem of a reference to another file with its fix, if any. `folder` is absolute, without links. */
export function referenceProblem(reference: string, file: string, folder: string): string | undefined {
  const [target = ''] = reference.split('#');
  if (target === '') return undefined;
  const fix = `Copy the file into ${path.relative('.', folder) || folder}, and write its relative path.`;
  if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(target)) return `\`${reference}\` is not a relative path. ${fix}`;
  const absolute = path.resolve(path.dirname(file), target);
  try {
    if (isInside(folder, absolute) && isInside(folder, realpathSync(absolute))) return undefined;
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    // Redocly names a file that is missing.
    if (MISSING.has(code) && isInside(folder, absolute)) return undefined;
    if (isInside(folder, absolute)) return `\`${reference}\` cannot be read (${code}). ${fix}`;
  }
  return `\`${reference}\` leaves the folder of the description. ${fix}`;
}

/** The problem of one keyword's value with its fix, if any. */
function valueProblem(key: string, value: unknown): string | undefined {
  if (key === 'pattern' && typeof value === 'string') return patternProblem(value);
  if (key === 'multipleOf' && !(Number(value) > 0)) return '`multipleOf` must be greater than 0. Correct it.';
  if (URLS.has(key) && typeof value === 'string' && /^\s*[a-z][a-z\d+.-]*:/i.test(value) && !/^https?:/i.test(value))
    return `\`${key}\` is not an http or https URL. Correct it.`;
  if (SCHEMAS.has(key) && value === null) return `\`${key}\` is empty. Describe it, or remove it.`;
  return undefined;
}

/** What is wrong with the files of a description before Redocly reads them: all files that its references reach. */
export function fileProblems(root: string): Problem[] {
  const folder = realpathSync(path.dirname(root));
  const files = [path.join(folder, path.basename(root))];
  const problems: Problem[] = [];
  /** Places that are references, with their targets. */
  const targets = new Map<string, string>();
  const places = new Map<string, {readonly file: string; readonly line: number}>();

  const readOne = (file: string, isRoot: boolean): void => {
    const counter = new LineCounter();
    const lineOf = (node: Node): number => counter.linePos(node.range?.[0] ?? 0).line;
    const report = (line: number, message: string): void => {
      problems.push({file: path.relative('.', file), line, rule: 'files', message});
    };
    const refer = (node: Node, reference: string, pointer: string): void => {
      const message = referenceProblem(reference, file, folder);
      if (message !== undefined) return report(lineOf(node), message);
      const [target = '', fragment = ''] = reference.split('#');
      const other = target ? path.resolve(path.dirname(file), target) : file;
      if (!files.includes(other)) files.push(other);
      targets.set(`${file}#${pointer}`, `${other}#${fragment.replace(/\/$/, '')}`);
      places.set(`${file}#${pointer}`, {file, line: lineOf(node)});
    };
    const walk = (node: unknown, pointer: string, names: boolean, data: boolean): void => {
      if (isAlias(node)) report(lineOf(node), 'YAML aliases are not supported. Write a `$ref` instead.');
      if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value))
        report(lineOf(node), 'The number is not finite. Write a number, or remove it.');
      if (isSeq(node)) node.items.forEach((item, index) => walk(item, `${pointer}/${String(index)}`, false, data));
      if (!isMap(node)) return;
      for (const {key: keyNode, value} of node.items) {
        if (isAlias(keyNode)) walk(keyNode, pointer, false, data);
        const key = String(isScalar(keyNode) ? keyNode.value : keyNode);
        const scalar = isScalar(value) ? value.value : value === null ? null : undefined;
        const place = (isScalar(value) ? value : keyNode) as Node;
        const isReference = key === '$ref' || key === 'externalValue';
        const isMapped = pointer.endsWith('/discriminator/mapping') && /[/:]|\.\w+$/.test(String(scalar));
        if (typeof scalar === 'string' && (isReference || isMapped))
          refer(place, scalar, key === '$ref' ? pointer : `${pointer}/${key}`);
        const message = data
          ? undefined
          : names
            ? scalar === null
              ? `\`${key}\` is empty. Describe it.`
              : undefined
            : valueProblem(key, scalar);
        if (message !== undefined && (scalar !== undefined || key === 'multipleOf')) report(lineOf(place), message);
        const part = key.replaceAll('~', '~0').replaceAll('/', '~1');
        walk(value, `${pointer}/${part}`, !data && !names && NAMED.has(key), data || (!names && DATA.has(key)));
      }
    };
    const size = statSync(file, {throwIfNoEntry: false});
    if (!size?.isFile()) return;
    if (size.size > LARGEST) return report(1, 'The file is larger than 1 MB. Split it.');
    const {contents} = parseDocument(readFileSync(file, 'utf8'), {lineCounter: counter, logLevel: 'silent'});
    if (!isRoot && (contents === null || (isScalar(contents) && contents.value === null)))
      return report(1, 'The file is empty. Describe what refers to it, or restore the file.');
    walk(contents, '', false, false);
  };
  for (const [index, file] of files.entries()) if (/\.(?:ya?ml|json)$/.test(file)) readOne(file, index === 0);

  for (const [start, {file, line}] of places) {
    const seen = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = targets.get(at);
    }
    if (at === start)
      problems.push({
        file: path.relative('.', file),
        line,
        rule: 'files',
        message: 'The `$ref` leads back to itself. Refer to a schema.',
      });
  }
  return problems;
}

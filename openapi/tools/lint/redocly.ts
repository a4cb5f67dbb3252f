import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as redocly from '@redocly/openapi-core';
import {secondsSince} from '../../../src/node/command';
import {Sources} from './Sources';

interface Problem {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** Fixes for Redocly rules whose messages don't contain one. */
const FIXES: Readonly<Record<string, string>> = {
  // The bundler's name of `no-unresolved-refs`.
  bundler: 'Correct the path of the `$ref`, or add the file or part.',
  'no-invalid-media-type-examples': 'Correct the example, or the schema if that is what is wrong.',
  'no-invalid-schema-examples': 'Correct the example, or the schema if that is what is wrong.',
  'no-unresolved-refs': 'Correct the path of the `$ref`, or add the file or part.',
  'operation-operationId': 'Add `operationId:` with the slug of the page.',
  'operation-operationId-unique': 'Another operation has the same ID. Change one of them.',
  'path-parameters-defined': 'Make the names in the path and those under `parameters:` with `in: path` the same.',
  'security-defined': 'Add `security:` with a scheme, or `[]` if it takes no credential.',
  'yaml-syntax': 'Correct the YAML there; a string with a colon, bracket or `#` needs quotes.',
};

/** End of a YAML parser message. Redocly reports it at the file, and again at each `$ref` to the file. */
const PARSER_LOCATION = / in "[^"]+" \(\d+:\d+\)$/;

const UNRESOLVED = "Can't resolve $ref";

/** Reads files only, because another host could change or be down. */
class FileResolver extends redocly.BaseResolver {
  override async loadExternalRef(reference: string): Promise<redocly.Source> {
    if (redocly.isAbsoluteUrl(reference)) throw new redocly.ResolveError(new Error('It is a URL.'));
    return super.loadExternalRef(reference);
  }
}

/** Redocly says neither what a reference names, nor that an empty file is a reason. */
const nameTarget = (line: string): string =>
  `Can't resolve $ref ${/\$ref['"]?: *(.+)/.exec(line)?.[1] ?? ''}: no such file (URLs aren't read), an empty one, or no such part of it`;

function problemOf({message, location, ruleId}: redocly.NormalizedProblem, sources?: Sources): Problem {
  const unparsable = PARSER_LOCATION.test(message);
  const rule = unparsable ? 'yaml-syntax' : ruleId;
  const [first] = location;
  const line = first ? redocly.getLineColLocation(first).start.line : 1;
  const said =
    !unparsable && message.startsWith(UNRESOLVED) ? nameTarget(first?.source.getLines()[line - 1] ?? '') : message;
  const words = said.replace(PARSER_LOCATION, '').replaceAll(`${process.cwd()}/`, '').replace(/[^.]$/, '$&.');
  const fix = FIXES[rule];
  const own = {file: first ? path.relative('.', first.source.absoluteRef) : '', line};
  return {
    ...(sources?.placeOf(first?.pointer ?? '') ?? own),
    rule,
    message: fix ? `${words} ${fix}` : words,
  };
}

/** One line in the format that editors and terminals turn into a link. */
export const formatProblem = ({file, line, rule, message}: Problem): string =>
  `${file}:${String(line)} ${message} (${rule})`;

/** Redocly's problems without duplicates, by file and line. @param sources of a bundle, to name its files instead */
export function problemsOf(found: readonly redocly.NormalizedProblem[], sources?: Sources): Problem[] {
  const isEcho = ({rule, message}: Problem): boolean => rule === 'yaml-syntax' && message.startsWith(UNRESOLVED);
  const problems = found.map((one) => problemOf(one, sources)).filter((problem) => !isEcho(problem));
  // A copy of an example breaks a rule of its own.
  const byLine = new Map(problems.map((problem) => [formatProblem({...problem, rule: ''}), problem]));
  return [...byLine.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The root file of an API. Its path is relative to the configuration. @throws for one in the folder of the API that only lint would read */
function rootOf(config: redocly.Config, api: string): string {
  const root = config.resolvedConfig.apis?.[api]?.root;
  if (root === undefined) throw new Error(`${config.configPath ?? 'The configuration'} has no API "${api}".`);
  const {base, dir} = path.parse(root);
  if (path.basename(dir) === api && base !== 'openapi.yaml')
    throw new Error(`its root is ${root}, and the bundle is made from openapi.yaml. Rename it: YAML may be JSON.`);
  return path.resolve(path.dirname(config.configPath ?? '.'), root);
}

/** The files of a bundle: next to the configuration, in the folder of the API. */
function sourcesOf(config: redocly.Config, api: string, root: string): Sources | undefined {
  const source = path.join(path.dirname(config.configPath ?? '.'), api, 'openapi.yaml');
  return root.endsWith('.json') && existsSync(source) ? new Sources(path.relative('.', source)) : undefined;
}

/** The rule whose reports are no problems: keys that nothing reads and that no caller needs. */
const LEFT = 'docs/left-keys';

export interface Linted {
  readonly problems: readonly Problem[];
  /** Keys that pages don't show, each once. */
  readonly left: readonly string[];
}

/**
 * Lints a configuration and its APIs. Warnings count as problems.
 * @throws with Redocly's message when it can't lint, for example if the root file can't be parsed
 */
export async function lintApis(apis: readonly string[], configPath: string): Promise<Linted> {
  const config = await redocly.loadConfig({configPath});
  const found = problemsOf(await redocly.lintConfig({config, severity: 'warn'}));
  const left = new Set<string>();
  for (const api of apis) {
    const ref = rootOf(config, api);
    const linted = await redocly
      .lint({ref, config: config.forAlias(api), externalRefResolver: new FileResolver()})
      .catch((error: unknown) => {
        throw unreadable(path.relative('.', ref), error);
      });
    for (const {ruleId, message} of linted) if (ruleId === LEFT) left.add(message);
    const problems = linted.filter(({ruleId}) => ruleId !== LEFT);
    found.push(...problemsOf(problems, sourcesOf(config, api, ref)));
  }
  return {problems: found, left: [...left].sort()};
}

/** Redocly throws when it can't read the root file at all, for example when it is empty, and doesn't always name it. */
export function unreadable(root: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const fix = path.relative('openapi/dist', root).startsWith('published')
    ? 'Run npm run api:bundle'
    : `Correct it, or restore it: git checkout -- ${root}`;
  return new Error(`${root} can't be read: ${reason.replaceAll(path.resolve(root), root)}. ${fix}`, {cause: error});
}

export const REDOCLY_CONFIG = 'openapi/redocly.yaml';

/** Lints one API and returns the lines to print. An unreadable API is reported like a problem, so that the others are still linted. */
export async function lintApi(id: string, label: string, config: string): Promise<{clean: boolean; lines: string[]}> {
  const start = Date.now();
  try {
    const {problems, left} = await lintApis([id], config);
    const verdict = problems.length === 0 ? 'clean' : `problems: ${String(problems.length)}`;
    const unread = left.length > 0 ? `. Not on any page: ${left.join(', ')}` : '';
    return {
      clean: problems.length === 0,
      lines: [...problems.map(formatProblem), `${label}: ${verdict} (${secondsSince(start)})${unread}`],
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {clean: false, lines: [`${label} cannot be linted: ${words}`]};
  }
}

/** Files in the folder of an API that no file refers to. What is in them would not be published. */
function unusedFiles(root: string, used: ReadonlySet<string>): string[] {
  const folder = path.dirname(root);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file));
  return files.filter((file) => /\.(?:ya?ml|json)$/.test(file) && file !== root && !used.has(path.resolve(file)));
}

/**
 * Joins the files of an API into one document, without linting it.
 * @throws with file, line and fix of each broken reference, of files outside the folder of all APIs or that nothing refers to,
 * or of an unreadable root file
 */
export async function joinFiles(root: string): Promise<unknown> {
  const config = await redocly.createConfig({});
  const {
    bundle: joined,
    problems,
    fileDependencies,
  } = await redocly.bundle({ref: root, config, externalRefResolver: new FileResolver()}).catch((error: unknown) => {
    throw unreadable(root, error);
  });
  if (redocly.getTotals(problems).errors > 0) throw new Error(problemsOf(problems).map(formatProblem).join('\n'));
  const folder = path.dirname(path.dirname(root));
  const wrong = [
    ...[...fileDependencies]
      .filter((file) => !file.startsWith(path.resolve(folder) + path.sep))
      .map((file) => `${file}: a $ref leads to it, but it is outside ${folder}/. Move it there.`),
    ...unusedFiles(root, fileDependencies).map(
      (file) => `${file}: no file refers to it. Add a $ref to it, or remove it.`,
    ),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return joined.parsed;
}

import path from 'node:path';
import {type NormalizedProblem, getLineColLocation} from '@redocly/openapi-core';

export interface Problem {
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
  'yaml-syntax': 'Correct the YAML there; a string with a colon, bracket or `#` needs quotes.',
};

/** End of a YAML parser message. Redocly reports it at the file, and again at each `$ref` to the file. */
const PARSER_LOCATION = / in "[^"]+" \(\d+:\d+\)$/;

const UNRESOLVED = "Can't resolve $ref";

/** Redocly says neither what a reference names, nor that an empty file is a reason. */
const nameTarget = (line: string): string =>
  `Can't resolve $ref ${/\$ref['"]?: *(.+)/.exec(line)?.[1] ?? ''}: no such file, an empty one, or no such part of it`;

function problemOf({message, location, ruleId}: NormalizedProblem): Problem {
  const unparsable = PARSER_LOCATION.test(message);
  const rule = unparsable ? 'yaml-syntax' : ruleId;
  const [first] = location;
  const line = first ? getLineColLocation(first).start.line : 1;
  const own =
    !unparsable && message.startsWith(UNRESOLVED) ? nameTarget(first?.source.getLines()[line - 1] ?? '') : message;
  const words = own.replace(PARSER_LOCATION, '').replaceAll(`${process.cwd()}/`, '').replace(/[^.]$/, '$&.');
  const fix = FIXES[rule];
  return {
    file: first ? path.relative('.', first.source.absoluteRef) : '',
    line,
    rule,
    message: fix ? `${words} ${fix}` : words,
  };
}

const isEcho = ({rule, message}: Problem): boolean => rule === 'yaml-syntax' && message.startsWith(UNRESOLVED);

/** One line in the format that editors and terminals turn into a link. */
export const formatProblem = ({file, line, rule, message}: Problem): string =>
  `${file}:${String(line)} ${message} (${rule})`;

/** Redocly's problems without duplicates, by file and line. */
export function problemsOf(found: readonly NormalizedProblem[]): Problem[] {
  const problems = found.map(problemOf).filter((problem) => !isEcho(problem));
  const byLine = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byLine.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

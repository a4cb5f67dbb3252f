// cspell:ignore codeclimate
/** One finding of the linter. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** An entry of Redocly's `codeclimate` report, the one of its machine formats that gives lines. */
interface Issue {
  readonly description: string;
  readonly location: {readonly path: string; readonly lines: {readonly begin: number}};
  readonly fingerprint: string;
}

/** Mends for rules of Redocly whose messages name the fault only. */
const MENDS: Readonly<Record<string, string>> = {
  'no-invalid-media-type-examples': 'Correct the example, or the schema if that is what is wrong.',
  'no-invalid-schema-examples': 'Correct the example, or the schema if that is what is wrong.',
  'no-unresolved-refs': 'Correct the path of the `$ref`, or add the file.',
  'operation-operationId': 'Add `operationId:` with the slug of the page.',
  'operation-operationId-unique': 'Another operation has the same; give one of them its own.',
  'path-parameters-defined': 'Make the names in the path and those under `parameters:` with `in: path` the same.',
  'yaml-syntax': 'Correct the YAML there; a text with a colon, bracket or `#` needs quotes.',
};

/** Where the YAML parser stopped; Redocly says it once at the file and once more at each `$ref` to the file. */
const PARSER_PLACE = / in "[^"]+" \(\d+:\d+\)$/;

function problemOf({description, location, fingerprint}: Issue): Problem {
  const unparsable = PARSER_PLACE.test(description);
  const rule = unparsable ? 'yaml-syntax' : fingerprint.replace(/-#.*$/s, '');
  const message = description.replace(PARSER_PLACE, '').replaceAll(`${process.cwd()}/`, '').replace(/[^.]$/, '$&.');
  const mend = MENDS[rule];
  return {file: location.path, line: location.lines.begin, rule, message: mend ? `${message} ${mend}` : message};
}

const isEcho = ({rule, message}: Problem): boolean =>
  rule === 'yaml-syntax' && message.startsWith("Can't resolve $ref");

/** A line per problem, in the form that editors and terminals make a link of. */
export const formatProblem = ({file, line, rule, message}: Problem): string =>
  `${file}:${String(line)} ${message} (${rule})`;

/** Reads what `redocly lint --format=codeclimate` printed: nothing, or a list for the configuration and one for the API. */
export function readReport(output: string): Problem[] {
  if (output.trim() === '') return [];
  const oneList = output.replaceAll(/^\]\s*\[/gm, ',');
  const problems = (JSON.parse(oneList) as readonly Issue[]).map(problemOf).filter((problem) => !isEcho(problem));
  const byLine = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byLine.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

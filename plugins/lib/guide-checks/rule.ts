/** A problem with its fix. */
export interface Problem {
  /** Counted from 1. Absent if the problem is that of the whole file, or of a page without a file. */
  readonly line?: number;
  readonly message: string;
}

/** What a guide, or another text, may not have. */
export interface Rule<Subject> {
  /** Follows each message: `(unique-ids)`. */
  readonly id: string;
  /** What the rule requires, for the table in docs/README.md. */
  readonly description: string;
  readonly check: (subject: Subject) => readonly Problem[];
  /** A line, or each one of the file, without the problem, if that can have one fix only. */
  readonly fix?: (line: string) => string;
}

/** The problems of a file, each with place, fix and rule. */
export const problemsOf = <Subject>(file: string, rules: readonly Rule<Subject>[], subject: Subject): string[] =>
  rules
    .flatMap(({id, check}) => check(subject).map(({line, message}) => ({id, line, message})))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({id, line, message}) => `${file}${line === undefined ? '' : `:${String(line)}`} ${message} (${id})`);

/** A text without the problems that have one fix. */
export const fixed = <Subject>(
  text: string,
  rules: readonly Rule<Subject>[],
  subjectOf: (text: string) => Subject,
): string =>
  rules.reduce((before, {check, fix}) => {
    if (!fix) return before;
    const lines = new Set(check(subjectOf(before)).map(({line}) => line));
    return before
      .split('\n')
      .map((line, index) => (lines.has(undefined) || lines.has(index + 1) ? fix(line) : line))
      .join('\n');
  }, text);

/** The message of an error that work throws. */
export function messageOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

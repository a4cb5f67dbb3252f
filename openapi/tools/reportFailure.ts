/** The output of a failed tool without stacks and log levels. */
const withoutStack = (output: string): string =>
  output
    .replaceAll(/^\s+at .+\n?/gm, '')
    .replaceAll(/^\[ERROR\] (?:Error: )?/gm, '')
    .trim();

/** Prints why a step failed, in the words of the tool if it printed any, and sets the exit code. */
export function reportFailure(error: unknown): void {
  const {stderr} = error as {stderr?: Buffer};
  const output = withoutStack(stderr?.toString() ?? '');
  console.error(output || (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/** What a tool printed before it gave up, without stacks and log levels: those are for its authors, not for ours. */
const withoutStack = (output: string): string =>
  output
    .replaceAll(/^\s+at .+\n?/gm, '')
    .replaceAll(/^\[ERROR\] (?:Error: )?/gm, '')
    .trim();

/** Says why a step failed and sets the exit code: the words of the tool it ran, or else the error's own. */
export function reportFailure(error: unknown): void {
  const {stderr} = error as {stderr?: Buffer};
  const said = withoutStack(stderr?.toString() ?? '');
  console.error(said || (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

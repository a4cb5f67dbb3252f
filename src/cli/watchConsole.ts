import {readableLog} from './buildErrors';

/**
 * Runs a build that logs to the console. Shows and collects warnings, and shortens errors.
 * @param isExpected selects warnings that are not collected
 * @returns the collected warnings
 */
export async function watchConsole(
  build: () => Promise<unknown>,
  isExpected: (warning: string) => boolean,
): Promise<readonly string[]> {
  const warnings: string[] = [];
  const {warn, error: complain} = console;
  console.warn = (...words: unknown[]) => {
    const text = words.join(' ');
    warn(...words);
    if (!isExpected(text)) warnings.push(text);
  };
  console.error = (...words: unknown[]) => {
    const text = readableLog(words.join(' '));
    if (text) complain(text);
  };
  try {
    await build();
  } finally {
    Object.assign(console, {warn, error: complain});
  }
  return warnings;
}

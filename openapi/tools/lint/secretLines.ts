import {readFileSync} from 'node:fs';
import {hasKey} from '../../../src/features/try-it/core/secrets';

export const SECRET = 'The line has a secret, and everyone can read this file. Revoke it, and use a variable.';

/** The lines of a text that have a secret, counted from 1. */
export const linesWithSecrets = (text: string, isSecret = hasKey): number[] =>
  text.split('\n').flatMap((line, index) => (isSecret(line) ? [index + 1] : []));

/** The lines with a secret in a file that is published as it is, comments included. */
export const secretLines = (file: string, isSecret = hasKey): string[] =>
  linesWithSecrets(readFileSync(file, 'utf8'), isSecret).map((line) => `${file}:${String(line)} ${SECRET}`);

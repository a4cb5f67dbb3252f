import {readFileSync} from 'node:fs';
import {hasKey} from '../../../src/features/try-it/core/secrets';

/** The lines with a secret in a file that is published as it is, comments included. */
export const secretLines = (file: string, isSecret = hasKey): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (isSecret(line) ? `${file}:${String(index + 1)}` : []))
    .map((place) => `${place} The line has a secret, and everyone can read this file. Revoke it, and use a variable.`);

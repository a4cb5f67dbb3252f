import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {textFault} from '../../../src/node/textFault';

/** The file that a whole file refers to. */
function targetOf(file: string, text: string | undefined): string | undefined {
  const [, target] = /^['"]?\$ref['"]?:\s*['"]?([^\s'"#]+)/m.exec(text ?? '') ?? [];
  return target && path.join(path.dirname(file), target);
}

/**
 * Finds what Redocly decodes wrongly, or ends the process for: another encoding, and a file that refers to itself.
 * @throws with file and fix of each
 */
export function assertReadableFiles(root: string): void {
  const folder = path.relative('.', path.dirname(root));
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(file)]));
  const isCircle = (file: string): boolean => {
    const seen = new Set<string>();
    let next = targetOf(file, texts.get(file)?.toString());
    while (next !== undefined && next !== file && !seen.has(next)) {
      seen.add(next);
      next = targetOf(next, texts.get(next)?.toString());
    }
    return next === file;
  };
  const problems = [...texts].flatMap(([file, bytes]) => {
    const fault =
      textFault(bytes) ?? (isCircle(file) ? 'refers to itself by its `$ref`. Write what it describes' : undefined);
    return fault === undefined ? [] : [`${file} ${fault}.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

import {realpathSync} from 'node:fs';
import path from 'node:path';

const MISSING = new Set(['ENOENT', 'ENOTDIR']);

const isInside = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

/** The problem of a reference to another file with its fix, if any. `folder` is absolute, without links. */
export function referenceProblem(reference: string, file: string, folder: string): string | undefined {
  const [target = ''] = reference.split('#');
  if (target === '') return undefined;
  const fix = `Copy the file into ${path.relative('.', folder) || folder}, and write its relative path.`;
  if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(target)) return `\`${reference}\` is not a relative path. ${fix}`;
  const absolute = path.resolve(path.dirname(file), target);
  try {
    if (isInside(folder, absolute) && isInside(folder, realpathSync(absolute))) return undefined;
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    // Redocly names a file that is missing.
    if (MISSING.has(code) && isInside(folder, absolute)) return undefined;
    if (isInside(folder, absolute)) return `\`${reference}\` cannot be read (${code}). ${fix}`;
  }
  return `\`${reference}\` leaves the folder of the description. ${fix}`;
}

/** File and pointer of what a reference names: `/…/widgets.yaml#/properties/id`. */
export function targetOf(reference: string, file: string): {readonly file: string; readonly place: string} {
  const [target = '', fragment = ''] = reference.split('#');
  const other = target ? path.resolve(path.dirname(file), target) : file;
  return {file: other, place: `${other}#${fragment.replace(/\/$/, '')}`};
}

/** The places whose references lead back to themselves. `targets` has the target of each place that is a reference. */
export function circularPlaces(targets: ReadonlyMap<string, string>): string[] {
  return [...targets.keys()].filter((start) => {
    const seen = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = targets.get(at);
    }
    return at === start;
  });
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Reads the program that a code block names with `file=`.
 * @throws with the fix when the file is missing or in another folder, or the code block has text
 */
export function includeSample(guide: string, sample: string, ownText: string): string {
  if (ownText.trim() !== '') {
    throw new Error(`A fence with file=${sample} also has content. Remove the content or the file=`);
  }
  const folder = path.resolve(path.dirname(guide));
  const file = path.resolve(folder, sample);
  if (!file.startsWith(folder + path.sep)) {
    throw new Error(
      `file=${sample} is outside the folder of the guide. Move the program to a samples/ folder next to the guide`,
    );
  }
  if (!existsSync(file))
    throw new Error(`There is no file ${sample} next to the guide. Correct the name, or add the file`);
  return readFileSync(file, 'utf8');
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The program that a fence names with `file=`, as it is beside the guide.
 * @throws with the mend when it is elsewhere, is missing, or the fence has text of its own.
 */
export function includeSample(guide: string, sample: string, ownText: string): string {
  if (ownText.trim() !== '') {
    throw new Error(`A fence with file=${sample} has text of its own. Remove the text, or the file=`);
  }
  const folder = path.dirname(guide);
  const file = path.resolve(folder, sample);
  if (!file.startsWith(folder + path.sep)) {
    throw new Error(
      `file=${sample} leads out of the folder of the guide. Put the program into a folder samples/ next to the guide`,
    );
  }
  if (!existsSync(file))
    throw new Error(`There is no file ${sample} next to the guide. Correct the name, or write the program`);
  return readFileSync(file, 'utf8');
}

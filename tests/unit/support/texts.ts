import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {descriptionTexts, testTitles} from '../../../src/cli/words/texts';

/** Words that readers see, and the file that holds them. */
interface Texts {
  readonly file: string;
  readonly texts: readonly string[];
}

const textsIn = (folder: string, ending: RegExp, read: (text: string, file: string) => string[]): Texts[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file))
    .map((file) => ({file, texts: read(readFileSync(file, 'utf8'), file)}));

/** Descriptions, summaries and marks of an API version. */
export const textsOfVersion = (version: string): Texts[] => textsIn(`openapi/${version}`, /\.yaml$/, descriptionTexts);

/** Titles of the tests in a folder. */
export const titlesOf = (folder: string): Texts[] => textsIn(folder, /\.tsx?$/, testTitles);

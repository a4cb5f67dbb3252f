import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {publicFiles} from '../../src/config/publicFiles';
import {filesOf, writeIn} from '../../src/node/files';

/** All that people and programs read without a browser: pages as Markdown, their indexes, descriptions, the skill. */
const KEPT = /\.md$|(^|\/)llms\.txt$|^openapi\/[\w.]+\.json$/;
/** The same in each build. In local time, which the format of zip files has. */
const TIME = new Date(1980, 0, 1);

/** Writes the files for work without a connection as one zip file, the same for the same files. */
export function writeOfflineCopy(outDir: string): void {
  const names = filesOf(outDir).filter((name) => KEPT.test(name));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(outDir, name))]));
  writeIn(outDir, publicFiles.offline, zipSync(files, {mtime: TIME, level: 9}));
}

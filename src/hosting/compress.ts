import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesOf} from './filesOf';
import {inParallel} from '../node/inParallel';

const TEXT = /\.(html|js|css|json|yaml|xml|svg|md|txt|webmanifest)$/;
/** Bytes; a smaller file travels in one packet either way. */
const WORTH_IT = 1024;
/**
 * Levels of brotli, 11 at most. Of 27 MB of pages and descriptions 5 leaves 5.6 MB after half a second, 9 leaves 2 percent
 * less after two, and 11 takes 24. Files with a hash in their name are few, and stay with visitors: those get the best, for
 * 8 percent less than level 9.
 */
const LEVEL = {hashed: 11, other: 5} as const;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: name.startsWith('assets/') ? LEVEL.hashed : LEVEL.other,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, {params}).then((smaller) => writeFile(`${file}.br`, smaller)),
    toGzip(content, {level: 9}).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

/** Writes a `.br` and a `.gz` next to each text file of a built site, so that hosts don't compress on each request. */
export async function compress(folder: string): Promise<void> {
  await inParallel(
    filesOf(folder).filter((name) => TEXT.test(name)),
    (name) => compressFile(folder, name),
  );
}

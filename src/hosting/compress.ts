import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesOf} from '../node/files';
import pMap from 'p-map';

/** Most feeds of pages are small, and only programs read them. */
const FEED = /\/(?:feed\.(?:xml|json)|changes\.md)$/;
const TEXT = /\.(html|js|css|json|yaml|xml|svg|md|txt|webmanifest)$/;
/** Bytes. Smaller files fit in one packet anyway. */
const WORTH_IT = 1024;
/**
 * Brotli levels, up to 11. Pages are what a first visit waits for: level 10 saves 8 percent over level 5, and costs ten
 * seconds for all of them. Level 11 saves another 2 percent and takes three times as long, so only files with a hash in
 * their name get it, which are few. Level 5 compresses everything else, above all descriptions, in half a second.
 */
const LEVEL = {hashed: 11, page: 10, other: 5} as const;

/** The level for a file by its name, which is relative to the site. */
function levelOf(name: string): number {
  if (name.startsWith('assets/')) return LEVEL.hashed;
  return name.endsWith('.html') ? LEVEL.page : LEVEL.other;
}

/** Levels of Brotli and gzip. */
interface Levels {
  readonly brotli: number;
  readonly gzip: number;
}

const levelsOf = (name: string): Levels => ({brotli: levelOf(name), gzip: 9});

/** For files that nobody downloads: a tenth of the time. */
const FAST: Levels = {brotli: 4, gzip: 1};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(folder: string, name: string, levels: Levels): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, {params}).then((smaller) => writeFile(`${file}.br`, smaller)),
    toGzip(content, {level: levels.gzip}).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

/**
 * Writes `.br` and `.gz` files next to each text file of a built site, so that hosts don't compress for each request.
 * @param isFast whether the time of the build matters more than the size
 */
export async function compress(folder: string, isFast = false): Promise<void> {
  const texts = filesOf(folder).filter((name) => TEXT.test(name) && !FEED.test(name));
  await pMap(texts, (name) => compressFile(folder, name, isFast ? FAST : levelsOf(name)), {concurrency: 8});
}

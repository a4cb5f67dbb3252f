import {fileURLToPath} from 'node:url';
import {serveFolder} from './serveFolder';

/** The program of the package: it serves its own copy of the site, or a folder that it's started with. */
try {
  await serveFolder(process.argv[2] ?? fileURLToPath(new URL('site', import.meta.url)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import {fileURLToPath} from 'node:url';
import {serveFolder} from './server';

/** The program of the package: it serves its own copy of the site, or a folder that it's started with. */
try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder?.startsWith('-') || more.length > 0)
    throw new Error('Usage: npx -y <URL of mcp.tgz> [folder of another built site]');
  serveFolder(folder ?? fileURLToPath(new URL('site', import.meta.url)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

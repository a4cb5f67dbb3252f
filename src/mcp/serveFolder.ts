import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFile} from 'node:fs/promises';
import {StdioServerTransport, serveStdio} from '@modelcontextprotocol/server/stdio';
import {RECORDS} from '../features/search/core/record';
import {docsServer} from './server';
import {type ReadFile, openSite} from './site';

/** Reads files of a folder, and nothing outside of it. */
export const readFolder =
  (folder: string): ReadFile =>
  async (pathname) => {
    const root = path.resolve(folder);
    const file = path.join(root, path.posix.normalize(`/${pathname}`));
    if (!file.startsWith(root + path.sep) || file.includes('\0')) return undefined;
    try {
      return await readFile(file, 'utf8');
    } catch {
      // It doesn't exist, or is a folder.
      return undefined;
    }
  };

/** Serves the documentation in a built folder over standard input and output. @throws when it has no site */
export function serveFolder(folder: string): void {
  if (!existsSync(path.join(folder, RECORDS)))
    throw new Error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
  const site = openSite(readFolder(folder));
  // A client that reads no more is gone.
  process.stdout.once('error', () => process.stdin.destroy());
  serveStdio(() => docsServer(site), {
    transport: new StdioServerTransport(),
    onerror: ({message}) => {
      console.error(message);
    },
  });
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {StdioServerTransport, serveStdio} from '@modelcontextprotocol/server/stdio';
import {RECORDS} from '../features/search/core/record';
import {readFolder} from './readFolder';
import {docsServer} from './server';
import {openSite} from './site';

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

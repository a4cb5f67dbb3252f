import {existsSync} from 'node:fs';
import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {FILES} from '../features/search/core/manifest';
import {readFolder} from './readFolder';
import {docsServer} from './server';
import {openSite} from './site';

/** Responds to JSON that isn't JSON-RPC, for which the library has no response: its client would wait. Other errors are for the log. */
function refuse(error: Error): void {
  if (!('issues' in error)) {
    console.error(error.message);
    return;
  }
  const message = 'A line is not a JSON-RPC message. Send one object in each line, with jsonrpc "2.0", id, and method.';
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: {code: -32600, message}})}\n`);
}

/** Serves the documentation in a built folder over standard input and output. @throws when it has no site, or a damaged one */
export async function serveFolder(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, FILES.manifest)))
    throw new Error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
  const site = openSite(readFolder(folder));
  await site.check();
  serveStdio(() => docsServer(site), {onerror: refuse});
}

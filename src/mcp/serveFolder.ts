import {existsSync} from 'node:fs';
import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {FILES} from '../features/search/core/manifest';
import {readFolder} from './readFolder';
import {docsServer} from './server';
import {openSite} from './site';

/** Serves the documentation in a built folder over standard input and output. Without a site there, it ends with an error. */
export function serveFolder(folder: string): void {
  if (!existsSync(path.join(folder, FILES.manifest))) {
    console.error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
    process.exitCode = 1;
    return;
  }
  const site = openSite(readFolder(folder));
  serveStdio(() => docsServer(site));
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {FILES} from '../features/search/core/manifest';
import {readFolder} from '../mcp/readFolder';
import {docsServer} from '../mcp/server';
import {openSite} from '../mcp/site';

/** Serves the documentation in a built folder to an assistant, over standard input and output: `mcp.ts [folder]`. */
const [folder = 'build'] = process.argv.slice(2);
if (existsSync(path.join(folder, FILES.manifest))) {
  const site = openSite(readFolder(folder));
  serveStdio(() => docsServer(site));
} else {
  console.error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
  process.exitCode = 1;
}

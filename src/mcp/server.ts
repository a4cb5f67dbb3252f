import {McpServer, ResourceTemplate} from '@modelcontextprotocol/server';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFile} from 'node:fs/promises';
import {pipeline} from 'node:stream';
import {StdioServerTransport, serveStdio} from '@modelcontextprotocol/server/stdio';
import {publicFiles} from '../config/publicFiles';
import {siteTitle, siteUrl} from '../config/siteUrl';
import {MOST_VALUES} from '../features/sandbox/core/readBody';
import {RECORDS} from '../features/search/core/record';
import {partOf} from './tool';
import {type ReadFile, type Site, openSite} from './site';
import {TOOLS} from './tools';
import {LONGEST_LINE, WholeLines} from './wholeLines';

const INSTRUCTIONS =
  'Documentation of the Salesloft API. Nothing is sent to Salesloft. Look up paths, fields, scopes and events here before you write code, and cite the URLs. Read the skill or llms.txt first.';

const mimeTypes: Readonly<Record<string, string>> = {json: 'application/json', md: 'text/markdown', txt: 'text/plain'};

/** Files that clients can list. Others are read by their URL. */
const LISTED = [publicFiles.llms, publicFiles.llmsReference, publicFiles.agentSkill];

const mimeTypeOf = (pathname: string): string => mimeTypes[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';

/** Makes the Markdown versions, indexes and descriptions of the site readable by their URLs. */
function registerFiles(server: McpServer, site: Site): void {
  const read = async (uri: URL) => {
    const text = /\.(md|txt|json)$/.test(uri.pathname) ? await site.read(uri.pathname) : undefined;
    if (text === undefined)
      throw new Error(`There is no ${uri.href}. Pages end in .md: find them with search, or in ${siteUrl}/llms.txt.`);
    const part = partOf(text, Number(uri.searchParams.get('part') ?? 1), 'Parts are in the URL, as in ?part=2.');
    return {contents: [{uri: uri.href, mimeType: mimeTypeOf(uri.pathname), text: part}]};
  };
  for (const pathname of LISTED)
    server.registerResource(pathname, siteUrl + pathname, {mimeType: mimeTypeOf(pathname)}, read);
  const template = new ResourceTemplate(`${siteUrl}/{+path}`, {list: undefined});
  server.registerResource('page', template, {description: 'A page as Markdown, such as /docs/api/people.md'}, read);
}

export function docsServer(site: Site): McpServer {
  const server = new McpServer(
    {name: 'salesloft-docs', title: siteTitle, version: '1.0.0'},
    {instructions: INSTRUCTIONS, maxToolInputElements: MOST_VALUES},
  );
  for (const register of TOOLS) register(server, site);
  registerFiles(server, site);
  return server;
}

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

/** Errors of lines without a request, so that their ID is unknown (JSON-RPC 2.0, 5). */
const REFUSALS = {
  notJson: {code: -32_700, message: 'The line is not JSON. Send each message as JSON in one line.'},
  notRpc: {code: -32_600, message: 'The line is no message of JSON-RPC 2.0.'},
  tooLong: {
    code: -32_600,
    message: `The line is longer than ${String(LONGEST_LINE / 1e6)} MB. Send less at once.`,
  },
};

const refuse = (why: keyof typeof REFUSALS): void => {
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: REFUSALS[why]})}\n`);
};

/** Serves the documentation in a built folder over standard input and output. @throws when it has no site */
export function serveFolder(folder: string): void {
  if (!existsSync(path.join(folder, RECORDS)))
    throw new Error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
  const site = openSite(readFolder(folder));
  // A client that reads no more is gone.
  process.stdout.once('error', () => process.stdin.destroy());
  const lines = new WholeLines(refuse);
  // Without an input that ended, the lines are destroyed, and the connection ends.
  pipeline(process.stdin, lines, () => undefined);
  serveStdio(() => docsServer(site), {
    // A line that is too long for the buffer would end the connection. WholeLines has the limit.
    transport: new StdioServerTransport(lines, process.stdout, {maxBufferSize: Infinity}),
    onerror: ({name, message}) => {
      // Of the library's schema of a message.
      if (name === 'ZodError') refuse('notRpc');
      else console.error(message);
    },
  });
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {isSpecType} from '@modelcontextprotocol/server';
import {StdioServerTransport, serveStdio} from '@modelcontextprotocol/server/stdio';
import {z} from 'zod';
import {RECORDS} from '../features/search/core/record';
import {readFolder} from './readFolder';
import {docsServer} from './server';
import {openSite} from './site';

/** Most bytes of a line. The library ends at a longer one. */
const LONGEST = 10 * 1024 * 1024;

/** Responds to a line for which the library has no response: its client would wait. */
function refuse(code: number, problem: string, id: unknown = null): void {
  const message = `A line is ${problem}. Send one object in each line, with jsonrpc "2.0", id, and method.`;
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id, error: {code, message}})}\n`);
}

/** The ID of a message that is otherwise wrong. */
const withId = z.object({id: z.union([z.string(), z.number()])});

/** The lines that are messages. */
async function* linesOf(input: Readable): AsyncGenerator<Buffer> {
  for await (const text of createInterface({input, crlfDelay: Infinity})) {
    const line = Buffer.from(`${text}\n`);
    try {
      if (line.length > LONGEST) refuse(-32_600, `longer than ${String(LONGEST)} bytes`);
      else if (text.trim() !== '') {
        const value: unknown = JSON.parse(text);
        if (isSpecType.JSONRPCMessage(value)) yield line;
        else refuse(-32_600, 'not a JSON-RPC message', withId.safeParse(value).data?.id);
      }
    } catch {
      refuse(-32_700, 'not JSON');
    }
  }
}

/** Serves the documentation in a built folder over standard input and output. @throws when it has no site, or a damaged one */
export async function serveFolder(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, RECORDS)))
    throw new Error(`There is no built site in ${folder}. Run npm run build, or pass the folder of one.`);
  const site = openSite(readFolder(folder));
  await site.check();
  // A client that reads no more is gone.
  process.stdout.once('error', () => process.stdin.destroy());
  serveStdio(() => docsServer(site), {
    transport: new StdioServerTransport(Readable.from(linesOf(process.stdin))),
    onerror: ({message}) => {
      console.error(message);
    },
  });
}

import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {apiVersions} from '../config/apiVersions';
import {BrokenFile, type Site} from './site';

/** Most bytes of one response. Assistants cut longer ones, or lose what they read before. */
export const LIMIT = 8000;
/** Bytes of the note at the end. */
const NOTE = 600;

/** What a tool can't do with its arguments. The message names the argument, the problem and the fix. */
export class BadArgument extends Error {}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const isFence = (line: string): boolean => /^\s*(?:> )*`{3,}/.test(line);

/** Most characters of a line, so that one of any script fits. The description of an operation is one long line. */
const LINE = (LIMIT - NOTE) / 4;

/** The lines of a text. Those that are too long are broken after commas, which is mostly between two members of JSON. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length <= LINE ? [line] : (line.match(/.{1,1800}(?<=,)|.{1,1800}/gu) ?? [])));

/** A text in parts that fit into one response, each cut at the end of a line. Code that is cut is closed and opened again. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [part, size, fence] = ['', 0, ''];
  for (const line of linesOf(text)) {
    const more = bytesOf(line) + 1;
    if (size + more > LIMIT - NOTE && part !== '') {
      parts.push(fence ? `${part}\`\`\`\n` : part);
      part = fence ? `${fence}\n` : '';
      size = bytesOf(part);
    }
    if (isFence(line)) fence = fence ? '' : line;
    part += `${line}\n`;
    size += more;
  }
  return part.trim() === '' ? parts : [...parts, part];
}

/** One part of a text. @param next how to get the others */
export function partOf(text: string, part: number, next: string): string {
  const parts = partsOf(text);
  const shown = parts[part - 1];
  if (shown === undefined)
    throw new BadArgument(`part must be a whole number from 1 to ${String(parts.length)}. Leave it out for the first.`);
  if (parts.length === 1) return shown.trim();
  return `${shown}\nPart ${String(part)} of ${String(parts.length)}. ${next}`.slice(0, LIMIT).trim();
}

export const partReply = (...args: Parameters<typeof partOf>): CallToolResult => reply(partOf(...args));

export const reply = (text: string): CallToolResult => ({content: [{type: 'text', text: text.trim()}]});

/** The items of a page of results, and how to get the others. */
export function listReply<Item>(
  items: readonly Item[],
  {limit, offset}: {readonly limit: number; readonly offset: number},
  textOf: (item: Item) => string,
): CallToolResult {
  const lines: string[] = [];
  let size = NOTE;
  for (const item of items.slice(offset, offset + limit)) {
    const text = textOf(item);
    size += bytesOf(text) + 2;
    if (size > LIMIT) break;
    lines.push(text);
  }
  const shown = offset + lines.length;
  const rest = items.length - shown;
  return reply(
    `${lines.join('\n')}\n\n${String(lines.length)} of ${String(items.length)} results.${rest > 0 ? ` For more, pass offset ${String(shown)}.` : ''}`,
  );
}

export type Tool = (server: McpServer, site: Site) => void;

interface ToolConfig<Input extends z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** What a call may change. Nothing, by default. */
  readonly annotations?: {readonly readOnlyHint: boolean; readonly destructiveHint: boolean};
}

function messageOf(error: unknown): string {
  if (error instanceof BadArgument || error instanceof BrokenFile) return error.message;
  if (error instanceof RangeError) return 'The arguments are nested too deeply. Send fewer levels.';
  const reason = error instanceof Error ? error.message : String(error);
  return `The tool failed (${reason}). This is a fault of the server, so report it, and use another tool.`;
}

/** A tool whose BadArgument becomes a response with the error, so that an assistant can correct its call. */
export const tool =
  <Input extends z.ZodObject>(
    name: string,
    {title, description, input, annotations}: ToolConfig<Input>,
    run: (args: z.infer<Input>, site: Site) => Promise<CallToolResult>,
  ): Tool =>
  (server, site) => {
    const hints = {readOnlyHint: true, ...annotations, openWorldHint: false};
    const config = {title, description, inputSchema: input.strict(), annotations: hints};
    server.registerTool(name, config, async (args) => {
      try {
        return await run(args as z.infer<Input>, site);
      } catch (error) {
        return {isError: true, content: [{type: 'text', text: messageOf(error)}]};
      }
    });
  };

/** What to do about a time in a URL whose `+` arrives as a space. */
export const plusHint = (texts: Iterable<string>): string =>
  [...texts].some((text) => /T[\d:.]+ \d\d:?\d\d$/.test(text)) ? 'In a URL, + means a space. Write %2B.' : '';

export const jsonBody = z.unknown().optional().describe('The JSON body');

export const query = z.string().trim().min(1).max(300);

export const version = z
  .enum(apiVersions.map(({label}) => label))
  .optional()
  .describe('Version of the API. 2.0 if absent');

export const paging = {
  limit: z.int().min(1).max(20).default(5).describe('Most results'),
  offset: z.int().min(0).max(1000).default(0).describe('Results to skip'),
};

import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {apiVersions} from '../config/apiVersions';
import {externalLinks} from '../config/externalLinks';
import {BrokenFile, type Site} from './site';

/** Most bytes of one response. Assistants cut longer ones, or lose what they read before. */
export const LIMIT = 8000;
/** Bytes of the note at the end. */
const NOTE = 600;

/** Last line of each response. */
export const REPORT = `Is a statement wrong? Report it with its URL: ${externalLinks.community.href}`;

/** Bytes of a response before that line. */
const ROOM = LIMIT - REPORT.length - 2;

/** What a tool can't do with its arguments. The message names the argument, the problem and the fix. */
export class BadArgument extends Error {}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const isFence = (line: string): boolean => /^\s*(?:> )*`{3,}/.test(line);

/** The lines of a text. Those with more bytes are broken after commas, which is mostly between two members of JSON. */
function linesOf(text: string, bytes: number): string[] {
  // A character of any script fits.
  const most = String(Math.floor(bytes / 4));
  const pieces = new RegExp(`.{1,${most}}(?<=,)|.{1,${most}}`, 'gu');
  return text.split('\n').flatMap((line) => (bytesOf(line) < bytes ? [line] : (line.match(pieces) ?? [])));
}

/** A text in parts that fit into one response, each cut at the end of a line. Code that is cut is closed and opened again. */
function partsOf(text: string, bytes: number): string[] {
  const parts: string[] = [];
  let [part, size, fence] = ['', 0, ''];
  for (const line of linesOf(text, bytes)) {
    const more = bytesOf(line) + 1;
    if (size + more > bytes && part !== '') {
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

/** One part of a text. @param next how to get the others @param bytes of the part without its note */
export function partOf(text: string, part: number, next: string, bytes = LIMIT - NOTE): string {
  const parts = partsOf(text, bytes);
  const shown = parts[part - 1];
  if (shown === undefined)
    throw new BadArgument(`part must be a whole number from 1 to ${String(parts.length)}. Leave it out for the first.`);
  if (parts.length === 1) return shown.trim();
  return `${shown}\nPart ${String(part)} of ${String(parts.length)}. ${next}`.slice(0, ROOM).trim();
}

/** Most pages or operations of one call. */
const SEVERAL = 5;

/** Bytes of the note below one of several texts. */
const SHORT_NOTE = 100;

/** An argument that can be a list. */
export const oneOrMore = (one: z.ZodString) => z.union([one, z.array(one).min(1).max(SEVERAL)]);

/**
 * The texts of several arguments, or what is wrong with one. Short texts leave their room to the long ones.
 * @param textOf the whole text of an argument
 */
export async function severalReply(
  all: readonly string[],
  textOf: (one: string) => Promise<string>,
): Promise<CallToolResult> {
  const texts = await Promise.all(all.map((one) => textOf(one).catch((error: unknown) => messageOf(error))));
  const lengths = texts.map(bytesOf).sort((a, b) => a - b);
  let room = ROOM - all.length * SHORT_NOTE;
  let share = 0;
  for (const [at, length] of lengths.entries()) {
    share = Math.max(share, Math.floor(room / (lengths.length - at)));
    room -= Math.min(length, share);
  }
  return reply(texts.map((text) => partOf(text, 1, 'For more, pass it alone.', share)).join('\n\n---\n\n'));
}

export const partReply = (...args: Parameters<typeof partOf>): CallToolResult => reply(partOf(...args));

export const reply = (text: string): CallToolResult => ({
  content: [{type: 'text', text: `${text.trim()}\n\n${REPORT}`}],
});

/** The beginning of a text in a row. */
export const oneLine = (text: string, most = 240): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most);

/** The items of a page of results, and how to get the others. @param lead text above them */
export function listReply<Item>(
  items: readonly Item[],
  {limit, offset}: {readonly limit: number; readonly offset: number},
  textOf: (item: Item) => string,
  lead = '',
): CallToolResult {
  const lines: string[] = [];
  let size = NOTE + bytesOf(lead);
  for (const item of items.slice(offset, offset + limit)) {
    const text = textOf(item);
    size += bytesOf(text) + 2;
    if (size > LIMIT) break;
    lines.push(text);
  }
  const shown = offset + lines.length;
  const rest = items.length - shown;
  return reply(
    `${lead}${lines.join('\n')}\n\n${String(lines.length)} of ${String(items.length)} results.${rest > 0 ? ` For more, pass offset ${String(shown)}.` : ''}`,
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

/** Most names or problems that an error has of what was sent. */
const FEW = 5;
/** Most characters of each. */
const SHORT = 300;

const firstOf = (texts: readonly string[]): string[] => [
  ...texts.slice(0, FEW).map((text) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)),
  ...(texts.length > FEW ? [`and ${String(texts.length - FEW)} more`] : []),
];

/** The schema of arguments, without unknown ones, whose errors don't repeat all that was sent. */
function strictInput({shape}: z.ZodObject) {
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.code === 'unrecognized_keys' ? `Unrecognized keys: ${firstOf(issue.keys).join(', ')}` : undefined;
  const {'~standard': standard} = z.strictObject(shape, {error});
  const validate: typeof standard.validate = async (value) => {
    const result = await standard.validate(value);
    if (!result.issues) return result;
    const problems = result.issues.map(({path = [], message}) =>
      [z.core.toDotPath(path), message].filter(Boolean).join(': '),
    );
    return {issues: firstOf(problems).map((message) => ({message}))};
  };
  return {'~standard': {...standard, validate}};
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
    const config = {title, description, inputSchema: strictInput(input), annotations: hints};
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
  .describe('2.0 if absent');

export const paging = {
  limit: z.int().min(1).max(20).default(5),
  offset: z.int().min(0).max(1000).default(0),
};

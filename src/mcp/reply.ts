import type {CallToolResult} from '@modelcontextprotocol/server';

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
export function partsOf(text: string): string[] {
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

import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {apiVersions} from '../config/apiVersions';
import {BadArgument} from './reply';
import {BrokenFile, type Site} from './site';

export interface Tool {
  readonly name: string;
  readonly register: (server: McpServer, site: Site) => void;
}

interface ToolConfig<Input extends z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** What a call may change. Nothing, by default. */
  readonly annotations?: {readonly readOnlyHint: boolean; readonly destructiveHint: boolean};
}

function messageOf(error: unknown): string {
  if (error instanceof BadArgument || error instanceof BrokenFile) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The tool failed (${reason}). This is a fault of the server, so report it, and use another tool.`;
}

/** A tool whose BadArgument becomes a response with the error, so that an assistant can correct its call. */
export const tool = <Input extends z.ZodObject>(
  name: string,
  {title, description, input, annotations}: ToolConfig<Input>,
  run: (args: z.infer<Input>, site: Site) => Promise<CallToolResult>,
): Tool => ({
  name,
  register: (server, site) => {
    const hints = {readOnlyHint: true, ...annotations, openWorldHint: false};
    const config = {title, description, inputSchema: input.strict(), annotations: hints};
    server.registerTool(name, config, async (args) => {
      try {
        return await run(args as z.infer<Input>, site);
      } catch (error) {
        return {isError: true, content: [{type: 'text', text: messageOf(error)}]};
      }
    });
  },
});

/** The values of an argument by their names in a URL. Ranges can be objects: `{updated_at: {gt: ...}}`. */
export const entriesOf = (given: Readonly<Record<string, unknown>>): [name: string, value: unknown][] =>
  Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([bound, inner]) => [`${name}[${bound}]`, inner])
      : [[name, value]],
  );

/** A value as the texts of a URL. A list has several. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));

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

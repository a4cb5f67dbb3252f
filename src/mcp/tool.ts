import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {apiVersions} from '../config/apiVersions';
import {BadArgument} from './reply';
import type {Site} from './site';

/** A tool of the server. It only reads the site. */
export interface Tool {
  readonly name: string;
  readonly register: (server: McpServer, site: Site) => void;
}

interface ToolConfig<Input extends z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
}

/** A tool whose BadArgument becomes a response with the error, so that an assistant can correct its call. */
export const tool = <Input extends z.ZodObject>(
  name: string,
  {title, description, input}: ToolConfig<Input>,
  run: (args: z.infer<Input>, site: Site) => Promise<CallToolResult>,
): Tool => ({
  name,
  register: (server, site) => {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    server.registerTool(name, {title, description, inputSchema: input.strict(), annotations}, async (args) => {
      try {
        return await run(args as z.infer<Input>, site);
      } catch (error) {
        if (error instanceof BadArgument) return {isError: true, content: [{type: 'text', text: error.message}]};
        throw error;
      }
    });
  },
});

/** Words to search for. */
export const query = z.string().trim().min(1).max(300);

/** A version of the API. */
export const version = z
  .enum(apiVersions.map(({label}) => label))
  .optional()
  .describe('Version of the API. 2.0 if absent');

/** Which results of a list. */
export const paging = {
  limit: z.int().min(1).max(20).default(5).describe('Most results'),
  offset: z.int().min(0).max(1000).default(0).describe('Results to skip'),
};

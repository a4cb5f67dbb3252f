import {mcpServerUrl} from '../../../config/publicFiles';
import {guideUrl} from '../../../config/routes';
import {siteUrl} from '../../../config/siteUrl';

const NAME = 'salesloft-docs';
const server = {command: 'npx', args: ['-y', siteUrl + mcpServerUrl]};

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** Common clients, and the settings that connect each to the MCP server of these pages. The guide has the same ones. */
export const MCP_CLIENTS = [
  {name: 'Claude Code', settings: `claude mcp add ${NAME} -- ${[server.command, ...server.args].join(' ')}`},
  {name: 'Cursor', settings: json({mcpServers: {[NAME]: server}})},
  {name: 'VS Code', settings: json({servers: {[NAME]: {type: 'stdio', ...server}}})},
] as const;

/** The section of the guide about the provider's MCP server, which reads a team's data. */
export const OWN_SERVER_URL = `${guideUrl('guides/assistants-and-mcp')}#connect`;

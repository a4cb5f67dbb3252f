import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {MCP_CLIENTS} from '../../../../src/features/markdown-page/core/mcpClients';

const guide = readFileSync('docs/platform/guides/assistants-and-mcp.mdx', 'utf8');
const blocks = [...guide.matchAll(/^```(\w+).*\n([^]*?)\n```$/gm)].map(([, language, code = '']): unknown =>
  language === 'json' ? JSON.parse(code) : code,
);

test.each(MCP_CLIENTS)('@agents-07 the guide has the settings for $name', ({settings}) => {
  expect(blocks).toContainEqual(settings.startsWith('{') ? JSON.parse(settings) : settings);
});

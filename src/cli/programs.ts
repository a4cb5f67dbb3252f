import {readFileSync} from 'node:fs';
import path from 'node:path';
import {publicFiles} from '../config/publicFiles';
import {filesOf, writeIn} from '../node/files';
import {type Program, packProgram} from './packProgram';

const READ =
  /(?<!\/changes)\.md$|(^|\/)llms\.txt$|^openapi\/((v\d\/)?[\w-]+\.json|recipes\/[\w-]+\.arazzo\.yaml)$|^search\/.*\.json$/;

const mcpServer = (site: string): Program => ({
  name: 'salesloft-docs-mcp',
  description: 'Local MCP server with the documentation of the Salesloft API. It needs no key and no network',
  url: publicFiles.mcpServer,
  entry: 'src/mcp/packageEntry.ts',
  file: 'server.mjs',
  addFiles: (folder) => {
    for (const file of filesOf(site).filter((name) => READ.test(name)))
      writeIn(path.join(folder, 'site'), file, readFileSync(path.join(site, file)));
  },
});

const testDelivery: Program = {
  name: 'salesloft-test-delivery',
  description: 'Sends a signed test delivery of a webhook to a port of your computer. The guide prints its command',
  url: publicFiles.testDelivery,
  entry: 'src/test-delivery/packageEntry.ts',
  file: 'deliver.mjs',
};

/** Adds the MCP server and the program for test deliveries to a built site. */
export async function packPrograms(site: string): Promise<void> {
  await packProgram(site, mcpServer(site));
  await packProgram(site, testDelivery);
}

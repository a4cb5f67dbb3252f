// cspell:ignore adress
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isNode, keysOf, nodesIn} from '../../../openapi/model/node';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {publishedFolder} from '../../../src/config/publicFiles';
import {RECORDS} from '../../../src/features/search/core/record';
import {readFolder} from '../../../src/mcp/server';
import {openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

const read = readFolder(publishedFolder);

let client: Client;
beforeAll(async () => {
  client = await connectedTo(openSite(async (path) => (path === `/${RECORDS}` ? '[]' : read(path))));
  // The first call of a version reads its description.
  for (const {label} of apiVersions) await callTool(client, 'find_field', {name: 'id', version: label});
});
afterAll(() => client.close());

const IN_DATA = /\/(?:const|default|enum|examples?)(?:\/|$)/;

/** The names of all properties, parameters and response headers of a description, read from its JSON. */
function namesIn(description: unknown): Set<string> {
  const names = new Set<string>();
  for (const [node, pointer] of nodesIn(description)) {
    const [parent, key] = keysOf(pointer.slice(1)).slice(-2);
    if (IN_DATA.test(pointer)) continue;
    // The object at properties/properties is a field, and not a list of fields.
    if (key === 'properties' && parent !== 'properties') for (const name of Object.keys(node)) names.add(name);
    if (typeof node.name === 'string' && typeof node.in === 'string') names.add(node.name);
    if (isNode(node.headers) && isNode(node.content)) for (const name of Object.keys(node.headers)) names.add(name);
  }
  return names;
}

test.each(apiVersions)(
  '@ask-01 no name in the description of API $label is denied, and its spelling is first',
  async (api) => {
    const names = [...namesIn(readPublished(api))];
    expect(names.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const name of names) {
      const {text} = await callTool(client, 'find_field', {name, version: api.label});
      const [, first = ''] = /^- \[.* › (.*)\]\(/.exec(text) ?? [];
      if (!first.endsWith(name) && !first.endsWith(`[${name}]`)) wrong.push(`${name}: ${text.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test.each<[args: object, ...says: string[]]>([
  [{name: 'duration[lt]'}, '(integer): Upper bound, not included. Range of recording lengths in milliseconds.'],
  [
    {name: 'ownerIds'},
    '› owner_ids[]](https://developers.salesloft.com/docs/api/conversations-find-all/#query-owner_ids)',
  ],
  [
    {name: 'email_adress'},
    'No field is called "email_adress". The API ignores unknown names',
    'Similar: `email_address`',
  ],
  [
    {name: 'sort'},
    'No field is spelled "sort". Similar: ',
    '`sort_by`',
    'With the same stem:\n- [',
    '› metadata.sorting](',
  ],
  [{name: 'person_updated'}, 'It is in the descriptions, but not as a field: find it with grep'],
])('@ask-01 find_field with %j says what the description says', async (args, ...says) => {
  const {text} = await callTool(client, 'find_field', {...args});
  for (const words of says) expect(text).toContain(words);
  expect(text).not.toMatch(/don't send/i);
});

import {expect, onTestFinished, test, vi} from 'vitest';
import {publishedFolder} from '../../../src/config/publicFiles';
import {readFolder} from '../../../src/mcp/server';
import {openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';

const site = openSite(readFolder(publishedFolder));

test('@ask-02 a recipe without points waits for the next minute', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({toFake: ['Date']});
  const client = await connectedTo(site);
  for (let points = 600; points > 0; points -= 30)
    await callTool(client, 'run_in_sandbox', {path: '/v2/people?page=501'});
  const {text} = await callTool(client, 'run_recipe', {recipe: 'enroll-safely', inputs: {person_id: 70212}});
  expect(text).toMatch(/\n1\. [^]*HTTP 429: failed[^]*\n2\. [^]*HTTP 200: passed[^]*\n5\. Add the person/);
  await client.close();
});

test('@ask-02 a recipe changes the records of the sandbox, and says why it ends', async () => {
  const client = await connectedTo(site);
  const run = async (name: string, args: Readonly<Record<string, unknown>>): Promise<string> =>
    (await callTool(client, name, args)).text;
  const enroll = {recipe: 'enroll-safely', inputs: {person_id: 70212}};
  expect(await run('run_recipe', enroll)).toContain('4. Add the person');
  expect(await run('run_in_sandbox', {path: '/v2/cadence_memberships?person_id=70212'})).toContain('"id":9000001');
  expect(await run('run_recipe', enroll)).toMatch(/HTTP 200: failed\. The person is /);
  await run('run_in_sandbox', {reset: true});
  expect(await run('run_recipe', enroll)).toContain('4. Add the person');
  await client.close();
});

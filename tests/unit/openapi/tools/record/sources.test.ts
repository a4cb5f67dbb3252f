import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import type {PlacedOperation} from '../../../../../openapi/model/spec';
import {liveResponses, readOnlyClient, replayedResponses} from '../../../../../openapi/tools/record/responses';
import {folderOfEachTest} from '../../../../fixtures/temporaryFolder';

const operation = (operationId: string, method: string, path: string, more = {}): PlacedOperation =>
  ({operationId, method, path, summary: '', ...more}) as PlacedOperation;

const operations = [
  operation('jobs-rows', 'get', '/jobs/{job_id}/rows'),
  operation('jobs-show', 'get', '/jobs/{id}'),
  operation('jobs-index', 'get', '/jobs'),
  operation('tags-show', 'get', '/tags/{id}'),
  operation('tags-index', 'get', '/tags'),
  operation('numbers-index', 'get', '/numbers', {parameters: [{name: 'phone', in: 'query', required: true}]}),
  operation('jobs-create', 'post', '/jobs'),
];

describe('calling the read operations of a team', () => {
  test('@true-06 lists come first, paths take the ID of a first record, and no write is called', async () => {
    const read: string[] = [];
    const bodies: Record<string, unknown> = {'/jobs': {data: [{id: 71}, {id: 72}]}, '/tags': {data: []}};
    const client = {
      get: (target: string) => {
        read.push(target);
        return Promise.resolve({status: 200, body: bodies[target] ?? {data: {id: 71}}});
      },
    };
    const skipped: string[] = [];
    for await (const [{operationId}, source] of liveResponses(operations, client)) {
      if ('skipped' in source) skipped.push(`${operationId}: ${source.skipped}`);
    }
    expect(read).toEqual(['/jobs', '/tags', '/jobs/71/rows', '/jobs/71']);
    expect(skipped).toEqual(['numbers-index: needs phone', 'tags-show: no record to read']);
  });

  test('@true-06 a rejected credential ends the run, and no redirect is followed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', {status: 401}));
    await expect(readOnlyClient('https://api.example', 'key').get('/jobs')).rejects.toThrow('Check SALESLOFT_API_KEY');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({method: 'GET', redirect: 'manual'});
    fetched.mockRestore();
  });

  test('@true-06 an operation that fails is not taken for one that holds', async () => {
    const client = {get: () => Promise.resolve({status: 403, body: {}})};
    for await (const [{operationId}, source] of liveResponses(operations, client)) {
      if (operationId === 'jobs-index') expect(source).toEqual({skipped: 'it returned 403'});
    }
  });

  test('@true-06 the client waits as long as a 429 says, but at most 5 minutes, then continues', async () => {
    const waits: number[] = [];
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('{}', {status: 429, headers: {'Retry-After': '99999999999'}}))
      .mockResolvedValueOnce(new Response('{}', {status: 429}))
      .mockResolvedValueOnce(new Response('<html>', {status: 404}));
    const client = readOnlyClient('https://api.example', 'key', (seconds) => {
      waits.push(seconds);
      return Promise.resolve();
    });
    expect(await client.get('/jobs')).toEqual({status: 404, body: '<html>'});
    expect(waits).toEqual([300, 60]);
    fetched.mockRestore();
  });
});

describe('recorded responses of a folder', () => {
  const folder = folderOfEachTest();
  const record = (file: string, content: string): void => writeFileSync(path.join(folder(), file), content);
  const replay = () =>
    [...replayedResponses(operations, folder())].map(([{operationId}, source]) => [operationId, source]);

  test('@true-06 several responses of an operation are replayed, and the rest is not recorded', () => {
    record('tags-index.json', '{"status": 200, "body": {"data": []}}');
    record('tags-index.empty.json', '{"status": 401, "body": {"error": "x"}}');
    expect(replay().slice(0, 3)).toEqual([
      ['tags-index', {response: {status: 401, body: {error: 'x'}}}],
      ['tags-index', {response: {status: 200, body: {data: []}}}],
      ['jobs-rows', {skipped: 'not recorded'}],
    ]);
  });

  test('@source-04 a write that someone recorded is replayed too', () => {
    record('jobs-create.json', '{"status": 201, "body": 1}');
    expect(replay()[0]).toEqual(['jobs-create', {response: {status: 201, body: 1}}]);
  });

  test.each([
    ['people.json', '{"status": 200, "body": 1}', 'no operation has the ID people'],
    ['tags-index.json', 'a private word', 'is not JSON'],
    ['tags-index.json', '[]', 'needs a numeric `status` and a `body`'],
  ])('@true-06 %s with %s is rejected with the file and the fix', (file, content, message) => {
    record(file, content);
    expect(replay).toThrow(message);
    expect(replay).toThrow(path.join(folder(), file));
  });

  test('@true-06 a missing folder is named with the command', () => {
    expect(() => [...replayedResponses(operations, 'none')]).toThrow(/no folder none\. .* record --replay <folder>/);
  });
});

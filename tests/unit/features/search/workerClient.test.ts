import {describe, expect, it, vi} from 'vitest';
import type {SearchRequest, SearchResponse} from '../../../../src/features/search/core/record';
import {
  type WorkerLike,
  type WorkerResponse,
  createWorkerClient,
} from '../../../../src/features/search/embedded/embeddedSearch';
import {eventually} from '../../support/eventually';

/** A worker that responds when the test says so. */
class FakeWorker implements WorkerLike {
  readonly queries: (string | undefined)[] = [];
  readonly terminate = vi.fn();
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;

  postMessage({query}: SearchRequest): void {
    this.queries.push(query);
  }

  respond(response: WorkerResponse = {result: {query: this.queries.at(-1)} as SearchResponse}): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', {data: response}));
  }

  fail(): void {
    this.onerror?.call(this as unknown as Worker, new Event('error', {cancelable: true}) as ErrorEvent);
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const {search, start} = createWorkerClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  /** Searches, and lets the request reach the worker. */
  const request = async (query: string): Promise<{readonly response: Promise<SearchResponse>}> => {
    const response = search({query});
    response.catch(() => undefined);
    await Promise.resolve();
    return {response};
  };
  return {workers, search, start, request};
}

describe('The page and its search worker', () => {
  it('sends one request at a time, and only the newest waiting one', async () => {
    const {workers, search, request} = setUp();
    const {response} = await request('a');
    const others = [search({query: 'ab'}), search({query: 'abc'})];
    expect(workers[0]?.queries).toEqual(['a']);
    workers[0]?.respond();
    await expect(response).resolves.toMatchObject({query: 'a'});
    await eventually(() => expect(workers[0]?.queries).toEqual(['a', 'abc']));
    workers[0]?.respond();
    expect((await Promise.all(others)).map(({query}) => query)).toEqual(['abc', 'abc']);
    expect(workers).toHaveLength(1);
  });

  it('replaces a failed worker, also one that failed before the first request', async () => {
    const {workers, request, start} = setUp();
    start();
    workers[0]?.fail();
    const first = await request('a');
    workers[1]?.fail();
    await expect(first.response).rejects.toThrow('worker failed');
    expect(workers.map(({terminate}) => terminate.mock.calls.length)).toEqual([1, 1]);
    const second = await request('ab');
    workers[2]?.respond();
    await expect(second.response).resolves.toMatchObject({query: 'ab'});
  });
});

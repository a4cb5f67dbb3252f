import {describe, expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../../../src/features/search/core/response';
import {createWorkerClient} from '../../../../src/features/search/embedded/workerClient';
import type {WorkerRequest, WorkerResponse} from '../../../../src/features/search/embedded/messages';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly questions: WorkerRequest[] = [];
  readonly terminate = vi.fn();

  postMessage(question: WorkerRequest): void {
    this.questions.push(question);
  }

  reply(reply: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data: reply}));
  }

  answer(): void {
    const {id, request} = this.questions.at(-1) ?? {id: 0, request: {}};
    this.reply({id, result: {query: request.query} as SearchResponse});
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const workerClient = createWorkerClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return {workerClient, workers};
}

describe('The page and its search worker', () => {
  it('sends one request at a time, and only the newest waiting one', async () => {
    const {workerClient, workers} = setUp();
    const answers = ['a', 'ab', 'abc'].map((query) => workerClient.ask({query}));
    expect(workers[0]?.questions.map(({request}) => request.query)).toEqual(['a']);
    workers[0]?.answer();
    expect(workers[0]?.questions.map(({request}) => request.query)).toEqual(['a', 'abc']);
    workers[0]?.answer();
    expect((await Promise.all(answers)).map(({query}) => query)).toEqual(['a', 'abc', 'abc']);
    expect(workers).toHaveLength(1);
  });

  it('replaces a failed worker and rejects all waiting requests', async () => {
    const {workerClient, workers} = setUp();
    const first = workerClient.ask({query: 'a'});
    const second = workerClient.ask({query: 'ab'});
    workers[0]?.dispatchEvent(new Event('error', {cancelable: true}));
    await expect(first).rejects.toThrow('worker failed');
    await expect(second).rejects.toThrow('worker failed');
    expect(workers[0]?.terminate).toHaveBeenCalled();
    const third = workerClient.ask({query: 'abc'});
    workers[1]?.answer();
    await expect(third).resolves.toMatchObject({query: 'abc'});
  });

  it("passes on the worker's error", async () => {
    const {workerClient, workers} = setUp();
    const asked = workerClient.ask({query: 'a'});
    workers[0]?.reply({id: 1, error: 'The index is missing.'});
    await expect(asked).rejects.toThrow('The index is missing.');
  });

  it('gives a silent worker up', async () => {
    vi.useFakeTimers();
    const {workerClient} = setUp();
    const asked = expect(workerClient.ask({query: 'a'})).rejects.toThrow('silent');
    await vi.advanceTimersByTimeAsync(30_000);
    await asked;
    vi.useRealTimers();
  });

  it('reports a worker that cannot be created', async () => {
    const workerClient = createWorkerClient(() => {
      throw new Error('refused');
    });
    workerClient.start();
    await expect(workerClient.ask({query: 'a'})).rejects.toThrow('refused');
  });
});

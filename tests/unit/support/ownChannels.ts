import {threadId} from 'node:worker_threads';

const Shared = globalThis.BroadcastChannel;

/**
 * Broadcast channels of this test file alone. Files run in threads of one process, and Node broadcasts to all of them: a
 * log-out in one file would end the log-in of another that uses the same token.
 */
class OwnChannel extends Shared {
  constructor(name: string) {
    super(`${name}:${String(threadId)}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;

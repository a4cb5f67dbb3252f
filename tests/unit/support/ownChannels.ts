import {threadId} from 'node:worker_threads';

const Shared = globalThis.BroadcastChannel;

/**
 * Broadcast channels of this test file alone. Files run in threads of one process, and Node broadcasts to all of them: a
 * logout in one file would end the login of another that uses the same token.
 */
class OwnChannel extends Shared {
  constructor(name: string) {
    super(`${name}:${String(threadId)}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;

import {inject, onTestFinished} from 'vitest';
import {RateLimit} from '../../sandbox/api/rateLimit';
import {createGateway} from '../../sandbox/api/gateway';
import {readOperations} from '../../sandbox/api/operations';
import {listen} from '../../src/node/listen';

/**
 * Starts the sandbox's gateway in front of the shared mock API, for the running test. Unlike the mock API alone, it checks
 * scopes, says which filters it applied, and knows the API keys of the sandbox's accounts. Returns its URL.
 */
export async function startGateway(): Promise<string> {
  const server = createGateway({
    upstream: inject('mockApi'),
    origins: [],
    findLogIn: () => Promise.resolve(undefined),
    rateLimit: new RateLimit(),
    operations: readOperations(),
  });
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${String(await listen(server, 0))}`;
}

import {inject} from 'vitest';
import {RateLimit} from '../../sandbox/api/rateLimit';
import {createGateway} from '../../sandbox/api/gateway';
import {readOperations} from '../../sandbox/api/operations';
import {listen} from '../../src/node/listen';

/** The sandbox's API while a test uses it: unlike the mock API alone, it checks scopes and says which filters it applied. */
export interface Gateway {
  readonly url: string;
  readonly close: () => void;
}

/** Starts the sandbox's gateway in front of the shared mock API. It knows the API keys of the sandbox's accounts. */
export async function startGateway(): Promise<Gateway> {
  const server = createGateway({
    upstream: inject('mockApi'),
    origins: [],
    findLogIn: () => Promise.resolve(undefined),
    rateLimit: new RateLimit(),
    operations: readOperations(),
  });
  const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
  return {url, close: () => server.close()};
}

import {onTestFinished} from 'vitest';
import {createApi, readDescription} from '../../sandbox/api/server';
import {listen} from '../../src/node/ports';

/** Starts the API of the sandbox for the running test. It knows the API keys of the accounts. Returns its URL. */
export async function startApi(now?: () => number): Promise<string> {
  const server = createApi({
    description: readDescription(),
    origins: [],
    findLogIn: () => Promise.resolve(undefined),
    ...(now && {now}),
  });
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${String(await listen(server, 0))}`;
}

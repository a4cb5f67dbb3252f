import {scopesIn} from '../../openapi/model/spec';
import {API_SERVER} from '../config/apiServer';
import {apiVersions} from '../config/apiVersions';
import {Router} from '../features/sandbox/core/router';
import {SANDBOX_KEY, SANDBOX_USER} from '../features/sandbox/core/sandboxKey';
import {Sandbox} from '../features/sandbox/core/sandbox';
import seed from '../features/sandbox/core/seed.json';
import type {Site} from './site';
import {BadArgument} from './tool';

/** The version that the sandbox has. */
export const [sandboxApi] = apiVersions;

/** The sandbox of one connection, with the records that its tools changed. */
export function openSandbox(site: Site) {
  let granted: readonly string[] = [];
  let waited = 0;
  const router = new Router();
  const sandbox = new Sandbox({
    router,
    seed,
    findCaller: (key) => (key === SANDBOX_KEY ? {key, scopes: granted, isAdmin: true, guid: SANDBOX_USER} : undefined),
    now: () => Date.now() + waited,
  });
  return {
    router,
    reset: (): void => {
      sandbox.reset();
    },
    /** Sets the clock forward instead of waiting. */
    wait: (seconds: number): void => {
      waited += seconds * 1000;
    },
    /** @param scopes of the key. All by default @throws BadArgument for an unknown one */
    send: async (url: string, init: RequestInit, scopes?: readonly string[]): Promise<Response> => {
      const description = await site.description(sandboxApi);
      router.add(description);
      const known = scopesIn(description);
      const unknown = scopes?.find((scope) => !known.includes(scope));
      if (unknown !== undefined)
        throw new BadArgument(`scopes has "${unknown}", which does not exist. get_operation lists the scopes to pass.`);
      granted = scopes ?? known;
      return sandbox.fetch(new URL(url, API_SERVER).href, init);
    },
  };
}

export type OpenSandbox = ReturnType<typeof openSandbox>;

import {scopesIn} from '../../../../openapi/model/spec';
import {readDescription} from '../../../../sandbox/api/server';
import {accounts} from '../../../../sandbox/accounts';
import type {Caller} from '../../../../src/features/sandbox/core/call';
import {Router} from '../../../../src/features/sandbox/core/router';
import {Sandbox, type SandboxOptions} from '../../../../src/features/sandbox/core/sandbox';
import seed from '../../../../src/features/sandbox/core/seed.json';

export const description = readDescription();
export const router = new Router([description]);
export const maya: Caller = {
  key: 'maya',
  scopes: scopesIn(description),
  isAdmin: true,
  guid: accounts[0]?.guid ?? '',
};

export interface Received {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export type Send = (request: string, body?: unknown, token?: string) => Promise<Received>;

/** A sandbox whose tokens are the keys of callers: Maya with all scopes, unless `callers` has the token. */
export function testSandbox(
  options: Partial<SandboxOptions> = {},
  callers: Readonly<Record<string, Partial<Caller>>> = {},
): {readonly sandbox: Sandbox; readonly send: Send} {
  const sandbox = new Sandbox({
    router,
    seed,
    now: () => Date.UTC(2026, 8, 18, 15),
    findCaller: (key) => ({...maya, ...callers[key], key}),
    pointsPerMinute: 1e6,
    ...options,
  });
  const send: Send = async (request, body, token = 'maya') => {
    const [method, path] = request.split(' ');
    const response = await sandbox.fetch(`https://api.salesloft.com${path ?? ''}`, {
      method: method ?? 'GET',
      headers: {Authorization: `Bearer ${token}`},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as Received['body']) : {text},
    };
  };
  return {sandbox, send};
}

export const dataOf = ({body}: Received): Readonly<Record<string, unknown>> => body.data as Received['body'];

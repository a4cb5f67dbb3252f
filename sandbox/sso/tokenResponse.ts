import {setTimeout as wait} from 'node:timers/promises';
import type {KoaContextWithOIDC} from 'oidc-provider';
import type {SimulatedErrors} from './simulatedErrors';
import type {LogIns} from './logIns';

const SLOW = 3000;
const DAY = 24 * 3600;

/** Whole seconds since the epoch. */
const now = (): number => Math.floor(Date.now() / 1000);

type Respond = (context: KoaContextWithOIDC, body: Readonly<Record<string, unknown>>) => void | Promise<void>;

const responses: Readonly<Record<SimulatedErrors['token'], Respond>> = {
  normal: (context, body) => void (context.body = body),
  slow: async (context, body) => {
    await wait(SLOW);
    context.body = body;
  },
  hang: () => new Promise(() => undefined),
  error: (context) => {
    context.status = 500;
    context.body = {error: 'server_error', error_description: 'Simulated on the login page'};
  },
  garbage: (context) => {
    context.type = 'json';
    context.body = '{"access_token":"abc", "created_at":';
  },
  html: (context) => {
    context.type = 'html';
    context.body = '<!doctype html><title>Maintenance</title><p>Back soon.';
  },
  redirect: (context) => {
    context.redirect('/');
  },
  'no-expiry': (context, body) => void (context.body = {...body, expires_in: undefined}),
  past: (context, body) => void (context.body = {...body, created_at: now() - DAY}),
};

/** Adds `created_at` to the token, as the provider does, and simulates the error that was selected for the login. */
export const withTokenResponse =
  (logIns: LogIns) =>
  async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (context.path !== '/oauth/token' || context.status !== 200) return;
    const logIn = logIns.ofGrant(context.oidc.entities.AuthorizationCode?.grantId);
    const body = {...(context.body as Record<string, unknown>), created_at: now()};
    await responses[logIn?.errors.token ?? 'normal'](context, body);
  };

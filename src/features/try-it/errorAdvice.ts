import {translate} from '@docusaurus/Translate';
import {MISSING_FIELD_SCOPE, MISSING_TOKEN, WRONG_TOKEN} from '@site/openapi/model/errorMessages';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {SANDBOX_POINTS} from '@site/src/features/sandbox';
import type {LoadedOperation} from './core/operation';
import type {Outcome} from './core/outcome';

/** What happened, and what to do about it. The texts never include data of a server. */
export interface Advice {
  readonly title: string;
  /** Undefined if the title says it. */
  readonly help?: string;
}

const selectScope = (): string =>
  translate({
    message: 'Edit the request: under Key, scopes, points, and records, select the scope. Then send it again.',
  });

const advice = {
  offline: () => ({
    title: translate({message: "You're offline. Nothing was sent. Connect to a network and send the request again."}),
  }),
  unreachable: () => ({
    title: translate({message: 'No response (network or CORS).'}),
    help: translate({
      message:
        "Either the API can't be reached, or its response doesn't allow this site to read it (CORS). The browser doesn't say which. A request that changes data might have succeeded. Check your network, VPN, and ad blocker, or send the request from a terminal with the code sample on this page. CORS doesn't apply there.",
    }),
  }),
  redirected: () => ({
    title: translate({message: "The API responded with a redirect, which this form doesn't follow."}),
    help: translate({
      message:
        "Your token or key isn't sent to another URL, and browsers hide where the redirect leads. To see its Location header, send the request from a terminal with the code sample on this page and curl -i.",
    }),
  }),
  timeout: () => ({
    title: translate({message: 'No response within 30 seconds.'}),
    help: translate({
      message:
        'This page stopped waiting, but the API might still complete the request. Request less, for example a smaller page or no counts. Before you repeat a write, check whether it succeeded.',
    }),
  }),
  brokenOff: () => ({
    title: translate({message: 'The response broke off.'}),
    help: translate({
      message: 'Its body is incomplete, so it is not shown. Before you repeat a write, check whether it succeeded.',
    }),
  }),
  cancelled: () => ({
    title: translate({message: 'Canceled. If the request already reached the API, it might still complete.'}),
  }),
  401: (hasToken: boolean) =>
    hasToken
      ? {
          title: translate({message: "The API didn't accept the token or key."}),
          help: translate({
            message:
              'Your token or key may have expired, been revoked, or been copied incompletely. Log in again, or enter another key.',
          }),
        }
      : {title: translate({message: 'The request had no token or key. Log in, or enter a key.'})},
  403: (scopes: string, isSandbox: boolean) => ({
    title: scopes
      ? translate({message: 'The operation requires the scope {scopes}.'}, {scopes})
      : translate({message: "This token doesn't allow the request."}),
    help: isSandbox
      ? selectScope()
      : translate({
          message:
            "Use a token or key with the scope. Some operations also require a team admin, or a feature that your team doesn't have.",
        }),
  }),
  404: () => ({
    title: translate({message: 'Record not found.'}),
    help: translate({
      message:
        "Check the ID in the path. The API also returns 404 for deleted records and for records that this token can't see.",
    }),
  }),
  fieldScopes: (scopes: string, isSandbox: boolean) => ({
    title: translate({message: 'The scoped fields require the scope {scopes}.'}, {scopes}),
    help: isSandbox
      ? selectScope()
      : translate({message: 'Use a token or key that has it, or remove scoped_fields[] from the request.'}),
  }),
  422: () => ({
    title: translate({message: 'The API rejected some values.'}),
    help: translate({
      message: "Fix the fields listed in the response, then send again. They're marked in the request.",
    }),
  }),
  429: (limit: number) => ({
    title: translate({message: 'Your team has reached its rate limit.'}),
    help: translate(
      {message: 'Your team shares {limit} points per minute. The points refill when the next clock minute starts.'},
      {limit},
    ),
  }),
  sandbox401: () => ({
    title: translate({message: 'The request had no key. Select it under Key, scopes, points, and records.'}),
  }),
  notLoaded: () => ({
    title: translate({
      message: "The sandbox couldn't be loaded. Check your network connection, then send the request again.",
    }),
  }),
  '4xx': () => ({title: translate({message: 'The API rejected the request. Its response may say why.'})}),
  '5xx': () => ({
    title: translate({message: 'The API returned an error.'}),
    help: translate({
      message:
        'The problem is on the server side. Retry a read later. Before you repeat a write, check whether it succeeded.',
    }),
  }),
};

/** Whether a token reached the API. Its message says so, also if something on the way removed the header. */
const isTokenRead = (body: string, wasSent: boolean): boolean =>
  body.includes(WRONG_TOKEN) || (wasSent && !body.includes(MISSING_TOKEN));

interface Sent extends Pick<LoadedOperation, 'scopes' | 'fieldScopes'> {
  readonly hadToken: boolean;
  readonly isSandbox?: boolean;
}

export function adviceFor(outcome: Outcome, sent: Sent): Advice | undefined {
  const {hadToken, scopes, fieldScopes, isSandbox = false} = sent;
  if (outcome.kind === 'failure') return advice[outcome.reason]();
  const {status, body} = outcome;
  if (body.isLost) return advice.brokenOff();
  if (status < 400) return undefined;
  if (status === 401) return isSandbox ? advice.sandbox401() : advice[401](isTokenRead(body.text, hadToken));
  if (status === 403) return advice[403](scopes.join(', '), isSandbox);
  if (status === 429) return advice[429](isSandbox ? SANDBOX_POINTS : POINTS_PER_MINUTE);
  if (status === 422 && outcome.body.text.includes(MISSING_FIELD_SCOPE))
    return advice.fieldScopes(fieldScopes.join(', '), isSandbox);
  // Something else than JSON comes from a server on the way, or says that there is no such path.
  if (status === 422 || (status === 404 && body.kind === 'json')) return advice[status]();
  return status < 500 ? advice['4xx']() : advice['5xx']();
}

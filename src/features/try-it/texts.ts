import {translate} from '@docusaurus/Translate';
import type {Problem} from './core/checkValues';
import type {Outcome} from './core/outcome';

/** What happened, and what to do about it. Fixed sentences: nothing that a server says becomes part of them. */
export interface Advice {
  readonly title: string;
  readonly help: string;
}

const advice = {
  offline: () => ({
    title: translate({id: 'site.tryIt.offline', message: 'You are offline.'}),
    help: translate({
      id: 'site.tryIt.offline.help',
      message: 'The call did not leave this device. Connect to a network and send it again.',
    }),
  }),
  unreachable: () => ({
    title: translate({id: 'site.tryIt.unreachable', message: 'No answer that the browser may show.'}),
    help: translate({
      id: 'site.tryIt.unreachable.help',
      message:
        'Either the API cannot be reached, or it answered without allowing this site to read the answer (CORS); a browser does not say which. A call that changes data may have been carried out. Check your network, VPN and ad blocker, then send the request from a terminal with the sample beside it: a terminal knows no CORS.',
    }),
  }),
  timeout: () => ({
    title: translate({id: 'site.tryIt.timeout', message: 'No answer within 30 seconds.'}),
    help: translate({
      id: 'site.tryIt.timeout.help',
      message:
        'The call was given up here; the API may still carry it out. Ask for less, for example with a smaller page or without counts, and check what was changed before you repeat a write.',
    }),
  }),
  cancelled: () => ({
    title: translate({id: 'site.tryIt.cancelled', message: 'Cancelled.'}),
    help: translate({
      id: 'site.tryIt.cancelled.help',
      message: 'The call was given up here. If it had already reached the API, it may still be carried out.',
    }),
  }),
  foreign: () => ({
    title: translate({id: 'site.tryIt.foreign', message: 'Not sent: the address is not one of the API.'}),
    help: translate({
      id: 'site.tryIt.foreign.help',
      message: 'Nothing left this page, so no token did. Check the values of the path and send again.',
    }),
  }),
  401: (hasToken: boolean) => ({
    title: hasToken
      ? translate({id: 'site.tryIt.401.bad', message: 'The token or key was not accepted.'})
      : translate({id: 'site.tryIt.401.none', message: 'The call needs a token or key, and none was sent.'}),
    help: hasToken
      ? translate({
          id: 'site.tryIt.401.bad.help',
          message:
            'It may have expired, been revoked, or have lost a character when it was copied. Log in again, or enter a fresh key.',
        })
      : translate({
          id: 'site.tryIt.401.none.help',
          message: 'Log in, or enter an API key or access token of your own above, and send again.',
        }),
  }),
  403: (scopes: string) => ({
    title: translate({id: 'site.tryIt.403', message: 'This token may not make the call.'}),
    help: scopes
      ? translate(
          {
            id: 'site.tryIt.403.scope',
            message:
              'The operation wants the scope {scopes}. Use a token or key that has it; some operations also want a team admin.',
          },
          {scopes},
        )
      : translate({
          id: 'site.tryIt.403.help',
          message: 'No scope is documented for it. It may want a team admin, or a feature that the team does not have.',
        }),
  }),
  404: () => ({
    title: translate({id: 'site.tryIt.404', message: 'There is no such record.'}),
    help: translate({
      id: 'site.tryIt.404.help',
      message:
        'Check the id in the path. A record that this token may not see, or that was deleted, is not found either.',
    }),
  }),
  422: () => ({
    title: translate({id: 'site.tryIt.422', message: 'The API refused some of the values.'}),
    help: translate({
      id: 'site.tryIt.422.help',
      message: 'Its complaints stand beside the inputs and in the body below. Mend them and send again.',
    }),
  }),
  429: () => ({
    title: translate({id: 'site.tryIt.429', message: 'The rate limit of the team is used up.'}),
    help: translate({
      id: 'site.tryIt.429.help',
      message: 'All keys and integrations of a team share 600 points a minute. Wait, then send again.',
    }),
  }),
  '4xx': () => ({
    title: translate({id: 'site.tryIt.4xx', message: 'The API refused the request.'}),
    help: translate({id: 'site.tryIt.4xx.help', message: 'The body below says why, if the API gave a reason.'}),
  }),
  '5xx': () => ({
    title: translate({id: 'site.tryIt.5xx', message: 'The API failed.'}),
    help: translate({
      id: 'site.tryIt.5xx.help',
      message:
        'The fault is on its side. Send a read again in a while; before you repeat a write, check whether it was carried out.',
    }),
  }),
};

/** What an outcome means; undefined for a call that succeeded. */
export function adviceFor(outcome: Outcome, hasToken: boolean, scopes: readonly string[]): Advice | undefined {
  if (outcome.kind === 'failure') return advice[outcome.reason]();
  const {status} = outcome;
  if (status < 400) return undefined;
  if (status === 401) return advice[401](hasToken);
  if (status === 403) return advice[403](scopes.join(', '));
  if (status === 404 || status === 422 || status === 429) return advice[status]();
  return status < 500 ? advice['4xx']() : advice['5xx']();
}

/** What is wrong with a value, as a sentence. */
export function problemText({keyword, limit = '', detail}: Problem): string {
  switch (keyword) {
    case 'required':
      return translate({id: 'site.tryIt.required', message: 'Needed: the call has no meaning without it.'});
    case 'dots':
      return translate({id: 'site.tryIt.dots', message: 'A single or double dot would change the address.'});
    case 'pair':
      return translate({id: 'site.tryIt.pair', message: 'Write a name, an equals sign and a value: Fleet size=140.'});
    case 'type':
      return translate({id: 'site.tryIt.type', message: 'Not of this type: {limit}.'}, {limit});
    case 'enum':
      return translate({id: 'site.tryIt.enum', message: 'Not one of: {limit}.'}, {limit});
    case 'minimum':
      return translate({id: 'site.tryIt.minimum', message: 'The least is {limit}.'}, {limit});
    case 'maximum':
      return translate({id: 'site.tryIt.maximum', message: 'The most is {limit}.'}, {limit});
    case 'format':
      return translate({id: 'site.tryIt.format', message: 'Not in the form of a {limit}.'}, {limit});
    case 'pattern':
      return translate({id: 'site.tryIt.pattern', message: 'Does not match the pattern {limit}.'}, {limit});
    default:
      return detail;
  }
}

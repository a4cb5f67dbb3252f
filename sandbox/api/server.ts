import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {type Spec, scopesIn} from '../../openapi/model/spec';
import {readPlain} from '../../openapi/tools/bundle/readBundle';
import {Router} from '../../src/features/sandbox/core/router';
import {LONGEST_BODY, tooLarge} from '../../src/features/sandbox/core/readBody';
import {COST, REMAINING, Sandbox, bearerOf} from '../../src/features/sandbox/core/sandbox';
import seed from '../../src/features/sandbox/core/seed.json';
import {accounts, scopesOf} from '../accounts';
import {type CorsRules, cors, endFailed, readBody, requestUrl} from '../http';
import {RequestLog} from '../requestLog';
import type {LogIn} from '../sso/loginPage';
import {noErrors} from '../sso/simulatedErrors';
import {apiVersions} from '../../src/config/apiVersions';
import {apiErrors, documentedResponse, profileResponses, send} from './simulatedResponses';

/** What the API does, without the words of its description. @throws when it has not been bundled */
export const readDescription = (): Spec => readPlain(apiVersions[0]);

export interface ApiOptions {
  readonly description: Spec;
  readonly origins: readonly string[];
  readonly findLogIn: (token: string) => Promise<LogIn | undefined>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

interface Parts {
  readonly log: RequestLog;
  readonly sandbox: Sandbox;
  readonly findLogIn: ApiOptions['findLogIn'];
}

/** The login for an API key, with all scopes of its owner. A key can go on after `_`, to have records of its own. */
function logInOfKey(token: string, scopes: readonly string[]): LogIn | undefined {
  const account = accounts.find(({apiKey}) => `${token}_`.startsWith(`${apiKey}_`));
  return account && {account, errors: noErrors, scopes: scopesOf(account, scopes)};
}

/** Methods that `fetch` refuses. No operation has them. */
const REFUSED = /^(connect|trace|track)$/i;

/** The request for the core. Undefined if its body is too long. */
async function readRequest(request: IncomingMessage): Promise<Request | undefined> {
  const {method = 'GET', headers} = request;
  const body = await readBody(request, LONGEST_BODY);
  if (body === undefined) return undefined;
  return new Request(requestUrl(request), {
    method: REFUSED.test(method) ? 'OPTIONS' : method,
    headers: {Authorization: headers.authorization ?? '', 'Content-Type': headers['content-type'] ?? ''},
    ...(body !== '' && method !== 'GET' && method !== 'HEAD' && {body}),
  });
}

/** The response that the caller prefers: `Prefer: answer=10MB` (RFC 7240). */
function preferredError(prefer: string): keyof typeof apiErrors | undefined {
  const value = /\banswer=(\w+)/.exec(prefer)?.[1] ?? '';
  return Object.hasOwn(apiErrors, value) ? (value as keyof typeof apiErrors) : undefined;
}

async function handle({log, sandbox, findLogIn}: Parts, incoming: IncomingMessage, response: ServerResponse) {
  const note = log.add(incoming, response);
  const request = await readRequest(incoming);
  if (!request) {
    await send(response, tooLarge());
    return;
  }
  const logIn = await findLogIn(bearerOf(request.headers));
  if (logIn) note({state: logIn.state});
  const admitted = await sandbox.admit(request);
  if (admitted instanceof Response || !logIn) {
    if (admitted instanceof Response) await send(response, admitted);
    return;
  }
  for (const [name, value] of Object.entries(admitted.headers)) response.setHeader(name, value);
  const {operation} = admitted.route;
  const prefer = String(incoming.headers.prefer ?? '');
  const documented = documentedResponse(operation, /\bcode=(\d+)/.exec(prefer)?.[1] ?? '');
  const profile = (['me', 'team'] as const).find((name) => operation.operationId === `${name}-index`);
  const error = preferredError(prefer) ?? (profile ? 'normal' : logIn.errors.api);
  if (documented) await send(response, documented);
  else if (error !== 'normal') await apiErrors[error](response);
  else {
    const normal = await sandbox.respond(admitted, request);
    const sent = profile && normal.ok ? await profileResponses[logIn.errors[profile]](normal) : normal;
    if (sent) await send(response, sent);
  }
}

async function reset(sandbox: Sandbox, {headers}: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = await sandbox.identify(new Headers({Authorization: headers.authorization ?? ''}));
  if (!(caller instanceof Response)) sandbox.reset(caller.key);
  await send(response, caller instanceof Response ? caller : new Response(null, {status: 204}));
}

/** The API of the sandbox: the core over HTTP, with CORS like the provider's API, a log, and simulated errors. */
export function createApi({description, origins, findLogIn, now = Date.now}: ApiOptions): Server {
  const scopes = scopesIn(description);
  const find = async (token: string): Promise<LogIn | undefined> =>
    logInOfKey(token, scopes) ?? (await findLogIn(token));
  const sandbox = new Sandbox({
    router: new Router([description]),
    seed,
    now,
    // Each token has records and points of its own.
    findCaller: async (key) => {
      const {account, scopes: granted} = (await find(key)) ?? {};
      return account && granted && {key, scopes: [...granted], isAdmin: account.isAdmin, guid: account.guid};
    },
  });
  const log = new RequestLog();
  const rules: CorsRules = {
    origins: new Set(origins),
    methods: 'GET, POST, PUT, PATCH, DELETE',
    headers: 'Authorization, Content-Type',
    expose: `${COST}, ${REMAINING}`,
  };
  return createServer((request, response) => {
    if (request.url?.split('?')[0] === '/requests') {
      log.send(request, response);
      return;
    }
    if (cors(request, response, rules) === 'preflight') return;
    const isReset = request.method === 'POST' && request.url === '/reset';
    const work = isReset
      ? reset(sandbox, request, response)
      : handle({log, sandbox, findLogIn: find}, request, response);
    work.catch((error: unknown) => {
      endFailed('The sandbox API', response, error);
    });
  });
}

import {createHash, randomBytes} from 'node:crypto';
import {client} from '../../../sandbox/settings';

export const SITE = 'http://localhost:3000';

type Form = Readonly<Record<string, string>> | URLSearchParams;

/** The steps of a login, those of the site and those of its visitor, in a minimal browser without redirects. */
export class Visitor {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly state = randomBytes(32).toString('base64url');
  /** Cookies by name. */
  readonly #cookies = new Map<string, {readonly value: string; readonly path: string}>();

  constructor(readonly sso: string) {}

  async #fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const {pathname} = new URL(url);
    const sent = [...this.#cookies].filter(([, {path}]) => pathname.startsWith(path));
    const headers = new Headers(init.headers);
    headers.set('cookie', sent.map(([name, {value}]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, {redirect: 'manual', ...init, headers});
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, {value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/'});
    }
    return response;
  }

  /** The authorization request, with changes. Undefined values are left out. */
  authorize(changes: Readonly<Record<string, string | undefined>> = {}): Promise<Response> {
    const query = new URLSearchParams({
      client_id: client.id,
      redirect_uri: SITE,
      response_type: 'code',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: this.state,
    });
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    return this.#fetch(`${this.sso}/oauth/authorize?${query.toString()}`, {headers: {accept: 'text/html'}});
  }

  /** Opens the login page. */
  async open(): Promise<{readonly url: string; readonly response: Response}> {
    const url = new URL((await this.authorize()).headers.get('location') ?? '', this.sso).href;
    return {url, response: await this.#fetch(url)};
  }

  /** Opens the login page and sends its form. Returns the URL that the redirect leads to. */
  async submit(form: Form): Promise<URL> {
    const {url} = await this.open();
    const posted = await this.#fetch(url, {method: 'POST', body: new URLSearchParams(form)});
    const resumed = await this.#fetch(posted.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '');
  }

  /** The code of a login, with the first account unless the form has another. */
  async code(form: Form = {}): Promise<string> {
    const fields = new URLSearchParams(form);
    if (!fields.has('account')) fields.set('account', '318');
    return (await this.submit(fields)).searchParams.get('code') ?? '';
  }

  /** The site's request for a token: JSON with eight fields. */
  exchange(code: string, origin = SITE): Promise<Response> {
    return fetch(`${this.sso}/oauth/token`, {
      method: 'POST',
      redirect: 'manual',
      headers: {'Content-Type': 'application/json', Origin: origin},
      body: JSON.stringify({
        client_id: client.id,
        client_secret: client.secret,
        code,
        code_verifier: this.verifier,
        grant_type: 'authorization_code',
        redirect_uri: SITE,
        context: '',
        scope: '',
      }),
    });
  }

  /** A complete login. Returns the token. */
  async token(form: Form = {}): Promise<string> {
    const body = (await (await this.exchange(await this.code(form))).json()) as {access_token: string};
    return body.access_token;
  }
}

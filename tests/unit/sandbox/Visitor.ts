import {createHash, randomBytes} from 'node:crypto';
import {client} from '../../../sandbox/settings';

export const SITE = 'http://localhost:3000';

interface Ask extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A minimal browser that keeps cookies by path and doesn't follow redirects. */
class Browser {
  readonly #cookies = new Map<string, {readonly value: string; readonly path: string}>();

  async ask(address: string, init: Ask = {}): Promise<Response> {
    const {pathname} = new URL(address);
    const cookie = [...this.#cookies]
      .filter(([, {path}]) => pathname.startsWith(path))
      .map(([name, {value}]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(address, {redirect: 'manual', ...init, headers: {...init.headers, cookie}});
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, {value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/'});
    }
    return response;
  }
}

/** The steps of a login, those of the site and of its visitor. */
export class Visitor {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly state = randomBytes(32).toString('base64url');
  readonly #browser = new Browser();

  constructor(readonly sso: string) {}

  /** The authorization request, with changes. Undefined values are left out. */
  authorize(changes: Readonly<Record<string, string | undefined>> = {}): Promise<Response> {
    const query: Readonly<Record<string, string | undefined>> = {
      client_id: client.id,
      redirect_uri: SITE,
      response_type: 'code',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: this.state,
      ...changes,
    };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return this.#browser.ask(`${this.sso}/oauth/authorize?${new URLSearchParams(given).toString()}`, {
      headers: {accept: 'text/html'},
    });
  }

  /** Opens the login page. */
  async open(): Promise<{readonly address: string; readonly response: Response}> {
    const address = new URL((await this.authorize()).headers.get('location') ?? '', this.sso).href;
    return {address, response: await this.#browser.ask(address)};
  }

  /** Opens the login page and sends a form to it. */
  async post(
    form: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const {address} = await this.open();
    return this.#browser.ask(address, {method: 'POST', body: new URLSearchParams(form), headers});
  }

  /** Sends the form of the login page. Returns the URL that the redirect leads to. */
  async submit(form: Readonly<Record<string, string>>): Promise<URL> {
    const posted = await this.post(form);
    const resumed = await this.#browser.ask(posted.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '');
  }

  /** The code of a login. */
  async code(form: Readonly<Record<string, string>> = {}): Promise<string> {
    const back = await this.submit({account: '318', ...form});
    return back.searchParams.get('code') ?? '';
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
  async token(form: Readonly<Record<string, string>> = {}): Promise<string> {
    const body = (await (await this.exchange(await this.code(form))).json()) as {access_token: string};
    return body.access_token;
  }
}

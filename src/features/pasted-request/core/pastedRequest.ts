import {isCredentialHeader, isCredentialParameter} from './credentials';

export type NameValue = readonly [name: string, value: string];

/** A request in a text, as far as a form can use it. It has no credential. */
export interface PastedRequest {
  /** Undefined if the text is only a URL. */
  readonly method: string | undefined;
  /** As written: `api.salesloft.com`, `$BASE_URL`. Undefined for a path. */
  readonly host: string | undefined;
  readonly path: string;
  readonly query: readonly NameValue[];
  /** Headers that are no credential, and that clients don't send by themselves. */
  readonly headers: readonly NameValue[];
  readonly body: string | undefined;
  /** Whether a credential was dropped. */
  readonly hadCredential: boolean;
  /** Values that only a shell has: `$PAGE`, `@body.json`. */
  readonly open: readonly string[];
  /** Options about the connection, which the browser makes: `--cert`. */
  readonly connection: readonly string[];
  /** `cut` if the command ends within a quotation, `more` if another one follows. */
  readonly end: 'whole' | 'cut' | 'more';
}

/** The plus of a time's offset, which would be read as a space: `16:20:45+02:00`. */
const OFFSET = /(\d)\+(?=\d\d:?\d\d(?:&|$))/g;

/** What clients send by themselves. */
const USUAL =
  /^(?:accept|accept-.*|cache-control|connection|content-length|content-type|dnt|host|origin|pragma|priority|referer|sec-.*|te|user-agent|upgrade-insecure-requests|x-requested-with|traceparent|if-.*)$/i;

interface Headers {
  readonly headers: readonly NameValue[];
  readonly hadCredential: boolean;
}

/** Headers from their lines, without credentials and usual ones. A line without a colon is no header. */
export function readHeaders(lines: readonly string[]): Headers {
  const all = lines.flatMap((line): NameValue[] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
  const others = all.filter(([name, value]) => !isCredentialHeader(name, value));
  return {headers: others.filter(([name]) => !USUAL.test(name)), hadCredential: others.length < all.length};
}

type Target = Pick<PastedRequest, 'host' | 'path' | 'query' | 'hadCredential'>;

/** A URL, with or without a scheme or host, or with a variable in its place. */
export function readTarget(url: string): Target {
  const [beforeHash = '', fragment] = url.split('#');
  const [place = '', ...search] = beforeHash.split('?');
  const bare = place.replace(/^[a-z]{1,9}:\/\//i, '');
  const slash = bare.indexOf('/');
  const authority = slash < 0 ? bare : bare.slice(0, slash);
  const at = authority.lastIndexOf('@');
  const all = [...new URLSearchParams(search.join('?').replaceAll(OFFSET, '$1%2B'))];
  const query = all.filter(([name]) => !isCredentialParameter(name));
  return {
    host: authority.slice(at + 1) || undefined,
    path: slash < 0 ? '/' : bare.slice(slash),
    query,
    // Some providers return a token in the fragment.
    hadCredential:
      at >= 0 || query.length < all.length || [...new URLSearchParams(fragment).keys()].some(isCredentialParameter),
  };
}

/** Parameters of a query without credentials. */
export const readQuery = (query: string): Pick<Target, 'query' | 'hadCredential'> => readTarget(`?${query}`);

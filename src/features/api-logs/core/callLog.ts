/** A call that was made from this site. Never a body, never a token. */
export interface LoggedCall {
  readonly id: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  /** Address of the operation's page. */
  readonly page: string;
  readonly method: string;
  readonly path: string;
  /** Without the question mark, as it was sent; empty for none. */
  readonly query: string;
  /** Undefined where no answer came. */
  readonly status?: number;
  /** Why no answer came. */
  readonly failure?: string;
  /** From the call to the last byte, in milliseconds. */
  readonly took: number;
  /** Points, from the headers of the answer. */
  readonly cost?: number;
  readonly remaining?: number;
  /** Fragment of the link that fills the form with the parameters again. */
  readonly fragment: string;
}

/** Most calls that are kept; the oldest leaves. */
export const LIMIT = 500;

const isCall = (value: unknown): value is LoggedCall => {
  if (typeof value !== 'object' || value === null) return false;
  const call = value as Readonly<Record<string, unknown>>;
  const texts = ['id', 'page', 'method', 'path', 'query', 'fragment'].every((key) => typeof call[key] === 'string');
  const numbers = ['at', 'took'].every((key) => Number.isFinite(call[key]));
  const optional = ['status', 'cost', 'remaining'].every(
    (key) => call[key] === undefined || Number.isFinite(call[key]),
  );
  // They become links: only to pages of this site, and only to the form.
  const links = String(call.page).startsWith('/docs/api/') && /^(#try-it\?|$)/.test(String(call.fragment));
  return texts && numbers && optional && links && (call.failure === undefined || typeof call.failure === 'string');
};

/** The calls in a stored text, newest first; what is no call is left out. */
export function readCalls(text: string | null): readonly LoggedCall[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCall).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** With one more call in front. */
export const withCall = (calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] =>
  [call, ...calls].slice(0, LIMIT);

/** What a visitor wants to see; an empty text stands for all. */
export interface CallFilter {
  readonly method: string;
  /** First digit of the status, or `none` for calls without an answer. */
  readonly status: string;
  /** Part of the path, in any case. */
  readonly path: string;
}

export const ALL: CallFilter = {method: '', status: '', path: ''};

const classOf = ({status}: LoggedCall): string => (status === undefined ? 'none' : String(status).charAt(0));

export const filterCalls = (calls: readonly LoggedCall[], {method, status, path}: CallFilter): readonly LoggedCall[] =>
  calls.filter(
    (call) =>
      (method === '' || call.method === method) &&
      (status === '' || classOf(call) === status) &&
      call.path.toLowerCase().includes(path.trim().toLowerCase()),
  );

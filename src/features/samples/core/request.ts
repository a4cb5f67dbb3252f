import type {JsonValue} from './jsonText';

/** The placeholder for the reader's own key in every sample. */
export const TOKEN_PLACEHOLDER = 'YOUR_API_KEY';

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** A request as a visitor means it: nothing percent-encoded, nothing escaped. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute URL with `http:` or `https:`, without query; its path is percent-encoded where it has to be. */
  readonly url: string;
  /** In the order and with the names of the wire, brackets included: `ids[]`, `updated_at[gt]`. */
  readonly query: readonly NameValue[];
  /** Names are letters, digits and hyphens. Credentials are replaced by the placeholder. */
  readonly headers: readonly NameValue[];
  /** Sent as JSON; undefined for none. */
  readonly body?: JsonValue | undefined;
}

/** Characters that no header may hold (RFC 9110, 5.5), and invisible ones that source text must not hide. */
const NOT_IN_HEADERS = /[^\P{Cc}\t]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const cleanValue = ({name, value}: NameValue): string =>
  name.toLowerCase() === 'authorization' ? `Bearer ${TOKEN_PLACEHOLDER}` : value.replaceAll(NOT_IN_HEADERS, ' ').trim();

/**
 * The headers that a sample sends: never a real credential (no cookie, no token), never a line break, each name once
 * (values of the same name are joined as RFC 9110, 5.3 has it), and the type of the body if there is one.
 *
 * @throws TypeError for a name that is not letters, digits and hyphens.
 */
export function headersOf({headers, body}: SampleRequest): readonly NameValue[] {
  const byName = new Map<string, NameValue>();
  for (const header of headers) {
    if (!/^[a-z\d-]+$/i.test(header.name)) throw new TypeError(`Not the name of a header: ${header.name}`);
    const key = header.name.toLowerCase();
    const before = byName.get(key);
    const value = cleanValue(header);
    const joined = before && key !== 'authorization' ? `${before.value}, ${value}` : value;
    byName.set(key, {name: before?.name ?? header.name, value: joined});
  }
  if (body !== undefined && !byName.has('content-type')) {
    byName.set('content-type', {name: 'Content-Type', value: 'application/json'});
  }
  byName.delete('cookie');
  return [...byName.values()];
}

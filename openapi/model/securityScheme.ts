interface Flow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  /** With a description of each. */
  readonly scopes?: Readonly<Record<string, string>>;
}

export interface SecurityScheme {
  readonly type: string;
  readonly description?: string;
  /** Of HTTP authentication. */
  readonly scheme?: string;
  /** Of API keys. */
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
  /** OAuth flows by name. */
  readonly flows?: Readonly<Record<string, Flow>>;
  readonly openIdConnectUrl?: string;
}

/** Where a request has its credential (OpenAPI 3.1, 4.8.27). What isn't an API key follows a word in `Authorization`. */
export interface Placement {
  readonly place: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly word?: 'Bearer' | 'Basic';
}

export function placementOf(scheme: SecurityScheme | undefined): Placement {
  if (scheme?.type === 'apiKey') return {place: scheme.in ?? 'header', name: scheme.name ?? ''};
  const isBasic = scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
  return {place: 'header', name: 'Authorization', word: isBasic ? 'Basic' : 'Bearer'};
}

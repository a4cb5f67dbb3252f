import type {Operation, SecurityScheme, Spec} from './spec';

/** Whether callers must send a credential, may send one, or send none (OpenAPI 3.1, 4.8.30). Lint refuses operations without `security`. */
export function credentialOf({security}: Pick<Operation, 'security'>): 'required' | 'optional' | 'none' {
  if (!security) return 'required';
  const accepted = security.filter((schemes) => Object.keys(schemes).length > 0);
  if (accepted.length === 0) return 'none';
  return accepted.length < security.length ? 'optional' : 'required';
}

/** The schemes that an operation accepts. Lint refuses several in one request. */
export const schemesOf = ({components: {securitySchemes = {}}}: Spec, {security = []}: Pick<Operation, 'security'>) =>
  security.flatMap((schemes) => Object.keys(schemes).flatMap((name) => securitySchemes[name] ?? []));

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

/** Whether an operation takes no credential. */
export const isPublic = (operation: Pick<Operation, 'security'>): boolean => credentialOf(operation) === 'none';

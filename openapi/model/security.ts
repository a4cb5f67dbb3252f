import type {Operation, Spec} from './spec';

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

/** Whether an operation takes no credential. */
export const isPublic = (operation: Pick<Operation, 'security'>): boolean => credentialOf(operation) === 'none';

/** Names of headers that are credentials. */
const HEADER = /auth|cookie|token|secret|password|session|signature|jwt|(?:api|access|private)[-_]?key/i;
const PARAMETER =
  /^(?:(?:x|auth|access|api|client|id|refresh|bearer|private|session)[-_]?)*(?:token|key|secret|password|passwd|auth|authorization|jwt|bearer|session|signature)$/i;
/** No credential has a longer name. */
const LONGEST_NAME = 60;

/** Whether a header of a pasted request is a credential, which is dropped. */
export const isCredentialHeader = (name: string): boolean => HEADER.test(name);

/** Whether a parameter of a pasted query or fragment is a credential, which is dropped. */
export const isCredentialParameter = (name: string): boolean => name.length <= LONGEST_NAME && PARAMETER.test(name);

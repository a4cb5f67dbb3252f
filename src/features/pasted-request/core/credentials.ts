/** Names of headers that are credentials. */
const HEADER =
  /auth|cookie|token|secret|password|passwd|passphrase|session|signature|jwt|bearer|credential|csrf|(?:api|access|private|subscription)[-_.]?key|(?:^|[-_])(?:key|pwd|pass|sig|otp|pin)$/i;
/** Values that are credentials under any name. */
const VALUE = /^(?:bearer|basic)\s+\S|\b(?:v2_)?ak_\w/i;
const PARAMETER =
  /^(?:(?:x|amz|auth|oauth|access|api|client|csrf|id|jwt|refresh|bearer|private|session)[-_ ]?)*(?:token|key|secret|password|passwd|passphrase|pwd|pass|auth|authorization|jwt|bearer|session|signature|sig|otp|sid|credential|assertion|key[-_]?id|token[-_]?hint)$/i;
/** No credential has a longer name. */
const LONGEST_NAME = 60;

/** Whether a header of a pasted request is a credential, which is dropped. */
export const isCredentialHeader = (name: string, value: string): boolean => HEADER.test(name) || VALUE.test(value);

/** Whether a parameter of a pasted query or fragment is a credential, which is dropped. */
export const isCredentialParameter = (name: string): boolean => name.length <= LONGEST_NAME && PARAMETER.test(name);

import {stringify} from 'lossless-json';
import {readJson} from './json';

const SECRET = /token|secret|password|passwd|credential|api[_-]?key|authorization|signature/i;

/** Whether a name is that of a secret, whose value must not be stored or be in a link. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** A body without secrets. Empty if it is not JSON and may contain some. */
export function publicBody(text: string): string {
  if (!isSecretName(text)) return text;
  const read = readJson(text);
  const withoutSecret = (name: string, value: unknown): unknown => (isSecretName(name) ? undefined : value);
  return read.kind === 'value' ? (stringify(read.value, withoutSecret, 2) ?? '') : '';
}

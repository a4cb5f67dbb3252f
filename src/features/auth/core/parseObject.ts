import {isObject} from '../../../utils/isObject';

/** The fields of an untrusted JSON text. Empty if it is not an object. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

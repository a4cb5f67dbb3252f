import {isObject} from '../../../utils/isObject';

/** The fields of a JSON text that others may have changed; none when it is no object. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

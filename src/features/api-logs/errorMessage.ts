import {readValidationErrors} from '../try-it/core/validationErrors';
import {isObject} from '../../utils/isObject';

/** The message in the body of an error: `error`, or the errors of fields. Undefined for bodies of other shapes. */
export function errorMessage(body: string): string | undefined {
  const fields = [...readValidationErrors(body).byName].map(([name, words]) => (name ? `${name}: ${words}` : words));
  if (fields.length > 0) return fields.join('; ');
  try {
    const read: unknown = JSON.parse(body);
    return isObject(read) && typeof read.error === 'string' ? read.error : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a parsed value is a JSON object, whose fields may be asked for. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a JSON text that others may have changed; none when it is no object. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

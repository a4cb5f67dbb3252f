/** Formats of strings, no stricter than the standards: a difference must be one for every client. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S*$/i,
};

/** Whether a string has a format. Others than these aren't checked. */
export const hasFormat = (text: string, format: string): boolean => FORMATS[format]?.test(text) ?? true;

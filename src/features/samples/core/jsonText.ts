import {stringify} from 'lossless-json';

/** A JSON value; integers beyond 2^53 are bigints, and the form has a LosslessNumber for `1e400`, so that no digit is lost. */
export type JsonValue =
  null | boolean | number | bigint | string | readonly JsonValue[] | {readonly [name: string]: JsonValue};

/**
 * Invisible characters: controls, line and paragraph separators, fillers, direction marks, tags, the byte order mark. rustc, Go and C#
 * reject some of them in strings.
 */
export const INVISIBLE =
  /[\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0]|\uDB40[\uDC00-\uDC7F]/g;

export const unicodeEscape = (character: string): string =>
  character.replaceAll(/[^]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same JSON with its invisible characters escaped. */
export const withVisible = (json: string): string => json.replaceAll(INVISIBLE, unicodeEscape);

/** The beginning of a text, with its invisible characters escaped. An ellipsis marks the cut. */
export const shortened = (text: string, longest: number): string =>
  withVisible(text.length > longest ? `${text.slice(0, longest)}…` : text);

/** JSON (RFC 8259) for source code, with invisible characters escaped. `indent`: spaces per level. 0 gives one line. */
export const jsonText = (value: JsonValue, indent: number): string => withVisible(stringify(value, null, indent) ?? '');

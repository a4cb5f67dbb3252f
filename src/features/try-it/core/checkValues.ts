import {type OutputUnit, type Schema as CheckedSchema, Validator} from '@cfworker/json-schema';
import type {Schema} from '@site/openapi/model/spec';
import type {Field} from './fields';
import {type Values, pairOf, textsOf} from './values';

/** What is wrong with a value: `required`, `dots`, `pair`, `twice`, or the keyword of JSON Schema that it breaks. */
export interface Problem {
  readonly keyword: string;
  /** The limit that was broken: `100`, `ASC, DESC`. */
  readonly limit?: string;
  /** The validator's own words. */
  readonly detail: string;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The value that a text means: `"5"` is a number where one is expected. */
function readText(text: string, {type}: Field): unknown {
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const limitOf = (keyword: string, schema: Schema): string | undefined => {
  const limit = (schema as Readonly<Record<string, unknown>>)[keyword];
  return limit === undefined ? undefined : [limit].flat().map(wordOf).join(', ');
};

/**
 * What a schema refuses. Interpreted, not compiled: a strict Content-Security-Policy forbids programs made of text. A value
 * that the validator itself cannot take (a name with half a character, a pattern that the browser does not know) passes: the
 * API has the last word.
 */
export function schemaErrors(schema: Schema, value: unknown): readonly OutputUnit[] {
  try {
    return new Validator(schema as CheckedSchema, '2020-12', false).validate(value).errors;
  } catch {
    return [];
  }
}

function problemOfText(field: Field, text: string): Problem | undefined {
  if (field.special.includes(text)) return undefined;
  // A URL drops such a segment, and the call would go to another URL.
  if (field.location === 'path' && /^\.\.?$/.test(text)) return {keyword: 'dots', detail: text};
  if (field.shape === 'pairs')
    return pairOf(text)[0] && text.includes('=') ? undefined : {keyword: 'pair', detail: text};
  const [fault] = schemaErrors(field.schema, readText(text, field));
  if (!fault) return undefined;
  const limit = limitOf(fault.keyword, field.schema);
  return {keyword: fault.keyword, detail: fault.error, ...(limit !== undefined && {limit})};
}

/** A name that has two values: a request carries one of them. */
function duplicate({shape}: Field, texts: readonly string[]): Problem | undefined {
  if (shape !== 'pairs') return undefined;
  const names = texts.map((text) => pairOf(text)[0]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : {keyword: 'duplicate', limit: twice, detail: ''};
}

/** The first problem of each field, by its id. */
export function checkValues(fields: readonly Field[], values: Values): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const field of fields) {
    const texts = textsOf(values, field);
    const problem =
      field.required && texts.length === 0
        ? {keyword: 'required', detail: ''}
        : (texts.map((text) => problemOfText(field, text.trim())).find(Boolean) ?? duplicate(field, texts));
    if (problem) problems.set(field.id, problem);
  }
  return problems;
}

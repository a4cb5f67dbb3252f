import {fieldMessages} from '../../../../openapi/model/errorMessages';
import {sentFor} from '../../../../openapi/model/listResponse';
import {type Parameter, type PlacedOperation, mainMedia} from '../../../../openapi/model/spec';
import {type BodyProblem, bodyErrors, errorsByPath, lackingAlternative} from '../../../../openapi/model/validateBody';
import {isObject} from '../../../utils/isObject';
import type {FieldErrors, SandboxText} from './call';

/** Words for keywords of JSON Schema. Other problems keep the validator's. */
const WORDS: Readonly<Record<string, string>> = {
  required: 'is required',
  false: 'is unknown',
  alternatives: 'requires',
  type: 'must be',
  enum: 'must be one of:',
  minimum: 'must be at least',
  maximum: 'must be at most',
  minLength: 'must have at least this many characters:',
  maxLength: 'must have at most this many characters:',
  minItems: 'must have at least this many items:',
  maxItems: 'must have at most this many items:',
  format: 'must have the format',
  segment: 'must have no slash or backslash, and not only dots',
  pair: 'must have a name in brackets and a value',
};

/** The messages that the API is known to send, by field and keyword. */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, SandboxText>>>> = fieldMessages;

/** Name for errors that belong to no field. */
const WHOLE = 'base';

/** The field of a problem, nested names joined by dots, and what is wrong with it. Without a field, it's the whole body. */
export function messageOf({path, keyword, limit = '', detail}: BodyProblem): readonly [field: string, words: string] {
  const words = WORDS[keyword];
  if (keyword === 'required') return [[path, limit].filter(Boolean).join('.'), words ?? ''];
  return [path, words === undefined ? detail : `${words} ${limit}`.trim()];
}

function queryProblems(parameter: Parameter, query: URLSearchParams): readonly BodyProblem[] {
  const {name, schema = {}, required = false} = parameter;
  const field = name.replace(/\[\]$/, '');
  const value = sentFor(parameter, query);
  if (value === undefined) return required ? [{path: '', keyword: 'required', limit: field, detail: ''}] : [];
  const special = parameter['x-special-values'] ?? [];
  // A page or size out of range is corrected silently (openapi/model/listResponse.ts).
  const isCorrected = (keyword: string): boolean => name.endsWith('page') && ['minimum', 'maximum'].includes(keyword);
  return errorsByPath(schema, value)
    .filter(
      ({path, keyword}) =>
        !isCorrected(keyword) &&
        !special.includes(String(path === '' ? value : (value as Readonly<Record<string, unknown>>)[path])),
    )
    .map((problem) => ({...problem, path: [field, problem.path].filter(Boolean).join('.')}));
}

/** What is wrong with a body by its description. @param body undefined for none */
export function bodyProblems({requestBody}: PlacedOperation, body: unknown): readonly BodyProblem[] {
  const schema = mainMedia(requestBody?.content)?.[1].schema;
  if (!schema) return [];
  // Only the texts of the description say that one needs the other.
  const lacksType = isObject(body) && Boolean(body.crm_id) && !body.crm_id_type && schema.properties?.crm_id_type;
  const missingType = lacksType ? [{path: 'crm_id_type', keyword: 'required', detail: ''}] : [];
  if (body !== undefined) return [...bodyErrors(schema, body), ...missingType];
  const lacking = lackingAlternative(schema['x-requires-one-of'] ?? [], body);
  const missing = {path: '', keyword: 'body', detail: 'the request has no body'};
  return [lacking ?? (requestBody?.required ? missing : [])].flat();
}

/** What is wrong with a request by its description, by field. Undefined if nothing is. @param body undefined for none */
export function requestErrors(
  operation: PlacedOperation,
  query: URLSearchParams,
  body: unknown,
): FieldErrors | undefined {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const problems = [
    ...parameters.flatMap((parameter) => queryProblems(parameter, query)),
    ...bodyProblems(operation, body),
  ];
  const errors = new Map<string, SandboxText[]>();
  for (const problem of problems) {
    const [field, words] = messageOf(problem);
    const texts = errors.get(field || WHOLE) ?? [];
    texts.push(MESSAGES[field]?.[problem.keyword] ?? `Sandbox: ${words}`);
    errors.set(field || WHOLE, texts);
  }
  return errors.size > 0 ? Object.fromEntries(errors) : undefined;
}

import {type BodyProblem, type Problem, errorsByPath} from '../../../../openapi/model/validateBody';
import {mainMedia} from '../../../../openapi/model/spec';
import {nearestName} from '../../body-editor/core/nearestName';
import {isObject} from '../../../utils/isObject';
import {type LoadedOperation, checkBody} from './operation';
import type {ReadJson} from './json';
import {type Field, type Values, pairOf, shownTexts, textsOf} from './fields';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts a text to the expected type: `"5"` can be a number. */
function readText(text: string, {type}: Field): unknown {
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function problemOfText(field: Field, text: string): Problem | undefined {
  if (field.special.includes(text) || field.type === 'file') return undefined;
  // URLs drop segments of dots, and servers can decode a slash: the request would go to another path.
  if (field.location === 'path' && /^\.\.?$|[/\\]/.test(text)) return {keyword: 'segment', detail: text};
  if (field.shape === 'pairs')
    return pairOf(text)[0] && text.includes('=') ? undefined : {keyword: 'pair', detail: text};
  return errorsByPath(field.schema, readText(text, field))[0];
}

/** A name with two values. A request can have only one. */
function duplicate({shape}: Field, texts: readonly string[]): Problem | undefined {
  if (shape !== 'pairs') return undefined;
  const names = texts.map((text) => pairOf(text)[0]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : {keyword: 'duplicate', limit: twice, detail: ''};
}

/** The first problem of the values of a field. For a list, also the indexes of the wrong values. */
function problemOfTexts(field: Field, texts: readonly string[]): Problem | undefined {
  const found = texts.flatMap((text, index) => {
    const problem = text.trim() === '' ? undefined : problemOfText(field, text.trim());
    return problem ? [{problem, index}] : [];
  });
  const [first] = found;
  return first && {...first.problem, ...(field.shape !== 'one' && {at: found.map(({index}) => index)})};
}

/** The first problem of each field, by ID. */
export function checkValues(fields: readonly Field[], values: Values): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const field of fields) {
    const texts = textsOf(values, field);
    const problem =
      field.required && texts.length === 0
        ? {keyword: 'required', detail: ''}
        : (problemOfTexts(field, shownTexts(values, field)) ?? duplicate(field, texts));
    if (problem) problems.set(field.id, problem);
  }
  return problems;
}

export interface FormProblems {
  /** By field ID. */
  readonly values: ReadonlyMap<string, Problem>;
  readonly body: readonly BodyProblem[];
  /** Whether they prevent the request. Others are only against the description, and the request can be sent anyway. */
  readonly areBlocking: boolean;
}

export const NO_PROBLEMS: FormProblems = {values: new Map(), body: [], areBlocking: false};

const BLOCKING: readonly string[] = ['required', 'segment', 'pair', 'duplicate'];

/** The names of the fields of a body. Empty if it can have others, or has several shapes. */
export function bodyFields({operation, hasBody}: LoadedOperation): string[] {
  const {properties = {}, additionalProperties} = mainMedia(operation.requestBody?.content)?.[1].schema ?? {};
  return additionalProperties || !hasBody ? [] : Object.keys(properties);
}

/** Names in a body that its operation doesn't have, for example misspelled ones. */
export function unknownFields(loaded: LoadedOperation, body: unknown): string[] {
  const fields = bodyFields(loaded);
  return isObject(body) && fields.length > 0 ? Object.keys(body).filter((name) => !fields.includes(name)) : [];
}

/** The problem of an unknown name. Its limit is the name that was probably meant. */
function unknownField(loaded: LoadedOperation, body: unknown, path: string): BodyProblem {
  const others = bodyFields(loaded).filter((name) => !isObject(body) || !Object.hasOwn(body, name));
  const limit = nearestName(path, others);
  return {path, keyword: 'unknown', detail: '', ...(limit !== undefined && {limit})};
}

function problemsOfBody(loaded: LoadedOperation, body: ReadJson): readonly BodyProblem[] {
  if (body.kind === 'empty') return [{path: '', keyword: 'required', detail: ''}];
  if (body.kind === 'error' || !loaded.bodySchema) return [];
  const unknown = unknownFields(loaded, body.value).map((path) => unknownField(loaded, body.value, path));
  return [...checkBody(loaded.bodySchema, body.value), ...unknown];
}

const LACKING: readonly string[] = ['required', 'alternatives', 'named'];

/** The problems of a body that is being written: those of what is there, and not what it lacks. */
export const problemsSoFar = (loaded: LoadedOperation, body: ReadJson): readonly BodyProblem[] =>
  body.kind === 'value' ? problemsOfBody(loaded, body).filter(({keyword}) => !LACKING.includes(keyword)) : [];

export function checkForm(loaded: LoadedOperation, values: Values, body: ReadJson): FormProblems {
  const {operation, fields, bodyMinimum} = loaded;
  const needsBody = loaded.hasBody && operation.requestBody?.required === true;
  // Most writes need a body even if the description doesn't require one.
  const mayBeEmpty = !needsBody && bodyMinimum === '';
  const problems = checkValues(fields, values);
  return {
    values: problems,
    body: body.kind === 'empty' && mayBeEmpty ? [] : problemsOfBody(loaded, body),
    areBlocking:
      body.kind === 'error' ||
      (body.kind === 'empty' && needsBody) ||
      [...problems.values()].some(({keyword}) => BLOCKING.includes(keyword)),
  };
}

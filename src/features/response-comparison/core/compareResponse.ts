import {dereference} from '../../../../openapi/model/dereference';
import {jsonType} from '../../../../openapi/model/shape';
import {JSON_TYPE, type PlacedOperation, type Response, type Schema, type Spec} from '../../../../openapi/model/spec';
import {unverifiedAt} from '../../../../openapi/model/unverified';
import {type Finding, type Kind, compareValue, isDifference, schemaTypes} from './compareValue';
import {bodyPlace} from './place';

/** A response to compare. A body that isn't JSON is a string, and without one it is undefined. */
export interface ReceivedResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Whether parts of it were left out, so that a missing field means nothing. */
  readonly isPartial?: boolean;
}

/** One or more findings of a kind at a path. It has names and types, never a value, an ID or a token. */
export interface Difference {
  readonly kind: Kind;
  /** `data[].account.id`, empty for the whole response. Keys of maps are `{key}`. */
  readonly path: string;
  /** From the description. Empty if the kind is enough. */
  readonly expected: string;
  /** The types that were found. */
  readonly found: string;
  readonly count: number;
  /** Anchor of the nearest row on the page of the operation. */
  readonly anchor: string;
}

/** A value outside of a list that can grow, which is no difference. */
export type NewValue = Omit<Difference, 'kind'>;

/** A statement of the description that isn't confirmed, and that the response is about. */
export interface OpenStatement extends Pick<Difference, 'path' | 'found' | 'anchor'> {
  readonly what: string;
  /** Pointer in the bundle, if marks have their sources. */
  readonly source?: string | undefined;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly notes: readonly NewValue[];
  readonly statements: readonly OpenStatement[];
}

const OR = ' or ';

/** Findings of a kind at a path as one. */
function counted(findings: readonly Finding[]): readonly Difference[] {
  const groups = new Map<string, Difference>();
  for (const {kind, at, expected, found} of findings) {
    const key = `${kind} ${at.path}`;
    const known = groups.get(key) ?? {kind: kind as Kind, path: at.path, expected, found, count: 0, anchor: at.anchor};
    const types = known.found.split(OR);
    groups.set(key, {
      ...known,
      found: types.includes(found) ? known.found : [...types, found].join(OR),
      count: known.count + 1,
    });
  }
  return [...groups.values()];
}

/** The statements about parts of the body, each once. */
function bodyStatements(findings: readonly Finding[]): OpenStatement[] {
  const marks = findings.filter(({kind}) => kind === 'statement');
  const sources = new Map(marks.map(({at, expected, source}) => [at.path, {what: expected, source}]));
  return counted(marks).map(({path, found, anchor, expected}) => ({
    ...{path, found, anchor},
    ...(sources.get(path) ?? {what: expected}),
  }));
}

/** The key of the description of a status: `200`, `2XX` or `default`. */
const keyOf = (responses: object, status: number): string | undefined =>
  [String(status), `${String(status).charAt(0)}XX`, 'default'].find((key) => Object.hasOwn(responses, key));

/** Statuses that say nothing about what an operation does. */
const ABOUT_CALLER: readonly number[] = [401, 403, 429];

/** The statements that the status alone is about: of the response, and of the operation. */
function statusStatements(
  operation: PlacedOperation,
  response: Response,
  status: number,
  anchor: string,
): OpenStatement[] {
  const marks = [unverifiedAt(response), ABOUT_CALLER.includes(status) ? undefined : unverifiedAt(operation)];
  return marks.flatMap((mark) => (mark ? [{...mark, path: '', found: String(status), anchor}] : []));
}

function* compareBody(response: Response, {status, body}: ReceivedResponse, hasRows: boolean, anchor: string) {
  const {content} = response;
  const at = bodyPlace(anchor, hasRows);
  const schema: Schema | undefined = content?.[JSON_TYPE]?.schema;
  if (schema) {
    if (body === undefined) yield {kind: 'missing field', at, expected: schemaTypes(schema), found: 'nothing'} as const;
    else yield* compareValue(schema, body, at);
    // The body of an error without content is unknown.
  } else if (content === undefined && (body ?? '') !== '' && status < 400) {
    yield {kind: 'unknown field', at, expected: '', found: jsonType(body)} as const;
  }
}

const NOTHING: Comparison = {differences: [], notes: [], statements: []};

/**
 * Returns a function that compares responses with the description of their operation. Page and `npm run spec -- record` use it.
 * It returns undefined for an error of the server that no one described, which says nothing about the description.
 * @param document a published description, of one operation or of all
 */
export function responseComparer(
  document: Spec,
): (operation: PlacedOperation, response: ReceivedResponse) => Comparison | undefined {
  const known = new Map<string, Response>();
  return (operation, response) => {
    const {responses = {}, operationId} = operation;
    const key = keyOf(responses, response.status);
    if (key === undefined && response.status >= 500) return undefined;
    if (key === undefined) {
      const statuses = Object.keys(responses).join(OR);
      const found = String(response.status);
      return {
        ...NOTHING,
        differences: [{kind: 'unknown status', path: '', expected: statuses, found, count: 1, anchor: 'responses'}],
      };
    }
    const referring = responses[key] ?? {};
    const id = `${operationId} ${key}`;
    const described = known.get(id) ?? dereference(document, referring);
    known.set(id, described);
    const anchor = `response-${key.toLowerCase()}`;
    // Errors that all operations share are one row. Their fields are on the landing page.
    const isShared = /^[45]/.test(key) && Object.keys(referring).join() === '$ref';
    const findings = [...compareBody(described, response, !isShared, anchor)];
    const counts = (kind: string): boolean => kind !== 'missing field' || response.isPartial !== true;
    return {
      differences: counted(findings.filter((one) => isDifference(one) && counts(one.kind))),
      notes: counted(findings.filter(({kind}) => kind === 'new value')),
      statements: [...statusStatements(operation, described, response.status, anchor), ...bodyStatements(findings)],
    };
  };
}

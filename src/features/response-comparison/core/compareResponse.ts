import {jsonType} from '../../../../openapi/model/shape';
import {JSON_TYPE, type Response} from '../../../../openapi/model/spec';
import {unverifiedAt} from '../../../../openapi/model/unverified';
import {OR, compareValue, found, isDifference, typesText} from './compareValue';
import type {Described} from './described';
import type {Finding} from './finding';
import {type Place, bodyPlace} from './place';

/** A response to compare. A body that isn't JSON is a string, and without one it is undefined. */
interface ReceivedResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Whether parts of it were left out, so that a missing field means nothing. */
  readonly isPartial?: boolean;
}

/** The findings of a kind at a path as one, differences first. */
function counted(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding>();
  for (const one of findings) {
    const key = [one.kind, one.path, one.kind === 'open statement' && one.expected].join(' ');
    const {found: types, count} = groups.get(key) ?? {...one, count: 0};
    const all = types.split(OR).includes(one.found) ? types : types + OR + one.found;
    groups.set(key, {...one, found: all, count: count + 1});
  }
  const all = [...groups.values()];
  return [
    ...all.filter(isDifference),
    ...all.filter(({kind}) => kind === 'new value'),
    ...all.filter(({kind}) => kind === 'open statement'),
  ];
}

/** Statuses that say nothing about what an operation does. */
const ABOUT_CALLER: readonly number[] = [401, 403, 429];

function compareBody(response: Response, {status, body}: ReceivedResponse, at: Place): Finding[] {
  const {content} = response;
  const schema = content?.[JSON_TYPE]?.schema;
  if (schema && body === undefined) return [found('missing field', at, [typesText(schema), 'nothing'])];
  if (schema) {
    const findings: Finding[] = [];
    compareValue(schema, body, at, findings);
    return findings;
  }
  // The body of an error without content is unknown.
  const isUnknown = content === undefined && (body ?? '') !== '' && status < 400;
  return isUnknown ? [found('unknown field', at, ['', jsonType(body)])] : [];
}

/**
 * Compares a response with the description of its operation. Page and `npm run spec -- record` use it. Undefined for an error
 * of the server that no one described, which says nothing about the description.
 */
export function compareResponse(
  {operation, shared}: Described,
  response: ReceivedResponse,
): readonly Finding[] | undefined {
  const {responses = {}} = operation;
  const status = String(response.status);
  const key = [status, `${status.charAt(0)}XX`, 'default'].find((one) => Object.hasOwn(responses, one)) ?? '';
  const described = responses[key];
  if (!described) {
    const at = bodyPlace('responses', false);
    const isError = response.status >= 500;
    return isError ? undefined : [found('unknown status', at, [Object.keys(responses).join(OR), status])];
  }
  const at = bodyPlace(`response-${key.toLowerCase()}`, !shared.has(key));
  const marks = [described, ...(ABOUT_CALLER.includes(response.status) ? [] : [operation])].map(unverifiedAt);
  const statements = marks.flatMap((mark) =>
    mark ? found('open statement', at, [mark.what, status], mark.source) : [],
  );
  const isKnown = ({kind}: Finding): boolean => kind !== 'missing field' || response.isPartial !== true;
  return counted([...statements, ...compareBody(described, response, at).filter(isKnown)]);
}

import type {Method, Spec} from '../../openapi/model/spec';

const SHARED = '#/components/responses/';

/** Nothing stands beside the reference, so nothing differs from what the component says. */
const isShared = (response: object): boolean =>
  '$ref' in response &&
  typeof response.$ref === 'string' &&
  response.$ref.startsWith(SHARED) &&
  Object.keys(response).length === 1;

/**
 * The statuses that an operation answers with as others do: errors that the description writes once, in `components`.
 * Read from the bundle, because the plugin hands over operations in which no reference is left to see.
 */
export function sharedErrors(spec: Spec, path: string, method: Method): ReadonlySet<string> {
  const responses = spec.paths[path]?.[method]?.responses ?? {};
  return new Set(
    Object.entries(responses)
      .filter(([status, response]) => /^[45]/.test(status) && isShared(response))
      .map(([status]) => status),
  );
}

import type {PlacedOperation} from '../../model/spec';

const SHARED = '#/components/responses/';

/** A node with only a reference, so it doesn't differ from the component. */
const isShared = (response: object): boolean =>
  '$ref' in response &&
  typeof response.$ref === 'string' &&
  response.$ref.startsWith(SHARED) &&
  Object.keys(response).length === 1;

/**
 * The statuses of an operation whose response is an error of `components`.
 * @param operation the operation in the bundle, with references
 */
export const sharedErrorsOf = ({responses = {}}: PlacedOperation): ReadonlySet<string> =>
  new Set(
    Object.entries(responses)
      .filter(([status, response]) => /^[45]/.test(status) && isShared(response))
      .map(([status]) => status),
  );

import type {PlacedOperation} from '@site/openapi/model/spec';
import type {Draft} from './draft';

/** Whether a request deletes, changes many records at once, or starts to contact a person. */
export const isDrastic = ({method, path}: Pick<PlacedOperation, 'method' | 'path'>): boolean =>
  method === 'delete' ||
  (method !== 'get' && /bulk|cadence_memberships|redaction|deletion|forgotten|imports/.test(path));

/** Whether a request needs confirmation: a drastic one, or one that changes data with values from a link. */
export const mustConfirm = (
  operation: Pick<PlacedOperation, 'method' | 'path'>,
  {isLinked = false}: Pick<Draft, 'isLinked'>,
): boolean => isDrastic(operation) || (isLinked && operation.method !== 'get');

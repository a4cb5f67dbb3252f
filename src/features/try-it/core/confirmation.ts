import type {PlacedOperation} from '../../../../openapi/model/spec';
import type {Draft} from './draft';

/** Requests that change many records at once, or start to contact a person. */
const DRASTIC = /bulk|cadence_memberships|redaction|deletion|forgotten|imports/;

/**
 * Whether a request to the account needs confirmation: one that deletes, a drastic one, or one that changes data with content
 * that the visitor didn't enter for the account.
 */
export const mustConfirm = (
  {method, path}: Pick<PlacedOperation, 'method' | 'path'>,
  {isLinked = false, isMoved = false}: Pick<Draft, 'isLinked' | 'isMoved'>,
): boolean => method === 'delete' || (method !== 'get' && (isLinked || isMoved !== false || DRASTIC.test(path)));

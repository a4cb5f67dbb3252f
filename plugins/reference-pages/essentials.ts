import {attributes} from './mdx';
import type {PlacedOperation} from '../../openapi/model/spec';

/** Whether a request may be sent again (RFC 9110, 9.2.2): reads, PUT and DELETE may, others only where the description says so. */
function isIdempotent({method, 'x-idempotent': idempotent}: PlacedOperation): boolean {
  if (method === 'get') return true;
  return idempotent ?? (method === 'put' || method === 'delete');
}

/** What a caller must know before the first request. */
export const essentialsMdx = (operation: PlacedOperation): string =>
  `<Essentials${attributes({
    scopes: operation['x-scopes'],
    cost: operation['x-rate-limit-cost'],
    paging: operation['x-paging'],
    async: operation['x-async'],
    adminOnly: operation['x-admin-only'],
    events: operation['x-webhook-events'],
    unverified: operation['x-unverified'],
    idempotent: isIdempotent(operation),
    reads: operation.method === 'get',
  })} />`;

import type {Table} from 'mdast';
import {type PlacedOperation, operationsOf} from '../../../../openapi/model/spec';
import {code, joined, link, text} from '../../markdown/nodes';
import type {Described} from '../../guide-names/knownNames';
import {requestLink, table} from './cells';

const NONE = 'None';

const scopesOf = ({'x-scopes': scopes = []}: PlacedOperation): string[] => scopes.map(({scope}) => scope);

const isBefore = (a: string, b: string): number => (a < b ? -1 : 1);

/** Each scope with the operations that it allows. Operations without a scope come last. */
export function scopeTable({spec, baseUrl}: Described): Table {
  const operations = operationsOf(spec);
  const scopes = [...new Set(operations.flatMap(scopesOf))].sort(isBefore);
  const allowedBy = (scope: string | undefined): PlacedOperation[] =>
    operations.filter((one) => (scope === undefined ? scopesOf(one).length === 0 : scopesOf(one).includes(scope)));
  const rows = [...scopes, undefined].map((scope) => [
    [scope === undefined ? text(NONE) : code(scope)],
    joined(allowedBy(scope).map(({operationId, summary}) => [link(`${baseUrl}${operationId}/`, text(summary))])),
  ]);
  return table(['Scope', 'Operations'], rows);
}

export function operationScopeTable({spec, baseUrl}: Described): Table {
  const rows = operationsOf(spec)
    .toSorted((a, b) => isBefore(a.path, b.path))
    .map((operation) => {
      const scopes = scopesOf(operation).map((scope) => [code(scope)]);
      return [requestLink(operation, baseUrl), scopes.length > 0 ? joined(scopes) : [text(NONE)]];
    });
  return table(['Operation', 'Scope'], rows);
}

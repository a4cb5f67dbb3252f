import type {PlacedOperation} from '../../model/spec';

/** A scope and the operations that require it. */
export interface ScopeUse {
  readonly scope: string;
  /** True if it is inferred for all operations of the group. */
  readonly inferred: boolean;
  readonly operations: readonly PlacedOperation[];
}

/** The scopes of a group, in the order of its operations. */
export function scopesOf(operations: readonly PlacedOperation[]): readonly ScopeUse[] {
  const uses = operations.flatMap((operation) =>
    (operation['x-scopes'] ?? []).map(({scope, inferred = false}) => ({scope, inferred, operation})),
  );
  return [...new Set(uses.map(({scope}) => scope))].map((scope) => {
    const own = uses.filter((use) => use.scope === scope);
    return {scope, inferred: own.every(({inferred}) => inferred), operations: own.map(({operation}) => operation)};
  });
}

import {type SecuredSpec, scopesIn} from '../../model/spec';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

const FIELD = 'x-scopes';

interface Operation {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly [FIELD]?: unknown;
}

const isScope = (entry: unknown): entry is {scope: string; inferred: boolean} =>
  typeof (entry as {scope?: unknown} | null)?.scope === 'string' &&
  typeof (entry as {inferred?: unknown}).inferred === 'boolean';

/** The problem of an operation's scopes with its fix, if any. @param known the scopes that the description lists */
export function scopeProblem({security, [FIELD]: scopes}: Operation, known: readonly string[]): string | undefined {
  if (!Array.isArray(scopes))
    return 'The operation lists no scopes. Add `x-scopes:` with `scope` and `inferred` for each, or `[]` if it requires none.';
  if (!scopes.every(isScope))
    return 'An entry of x-scopes is incomplete. Give each entry a `scope` and `inferred: true` or `false`.';
  const secured = security?.flatMap(({oauth2 = []}) => oauth2) ?? [];
  const named = scopes.map(({scope}) => scope);
  const unknown = named.find((scope) => !known.includes(scope));
  if (unknown !== undefined)
    return `There is no scope \`${unknown}\`. Correct the name, or add it to \`components.securitySchemes\`.`;
  return [...secured].sort().join(' ') === [...named].sort().join(' ')
    ? undefined
    : `x-scopes (${named.join(', ') || 'none'}) and the oauth2 entry of security (${secured.join(', ') || 'none'}) differ. List the same scopes in both.`;
}

/** Requires scopes, which every operation page shows. Webhooks need none. */
export const operationScopes: Oas3Rule = () => {
  let known: readonly string[] = [];
  return {
    Root(root: SecuredSpec) {
      known = scopesIn(root);
    },
    Paths: {
      PathItem: {
        Operation(operation: Operation, {report, location}: UserContext) {
          const message = scopeProblem(operation, known);
          if (!message) return;
          report({message, location: operation[FIELD] === undefined ? location.key() : location.child([FIELD])});
        },
      },
    },
  };
};

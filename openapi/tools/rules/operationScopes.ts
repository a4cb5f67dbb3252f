import type {Context, Rule} from './redocly';

const PAGING = ['page', 'cursor', 'none'];

interface Operation {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-scopes'?: unknown;
  readonly 'x-rate-limit-cost'?: unknown;
  readonly 'x-paging'?: unknown;
}

interface Problem {
  readonly field: keyof Operation;
  readonly message: string;
}

const isScope = (entry: unknown): entry is {scope: string; inferred: boolean} =>
  typeof (entry as {scope?: unknown} | null)?.scope === 'string' &&
  typeof (entry as {inferred?: unknown}).inferred === 'boolean';

function scopeProblem({security, 'x-scopes': scopes}: Operation): string | undefined {
  if (!Array.isArray(scopes))
    return 'The operation lists no scopes. Add `x-scopes:` with `scope` and `inferred` for each, or `[]` if it requires none.';
  if (!scopes.every(isScope))
    return 'An entry of x-scopes is incomplete. Give each entry a `scope` and `inferred: true` or `false`.';
  const secured = security?.flatMap(({oauth2 = []}) => oauth2) ?? [];
  const named = scopes.map(({scope}) => scope);
  return [...secured].sort().join(' ') === [...named].sort().join(' ')
    ? undefined
    : `x-scopes (${named.join(', ') || 'none'}) and the oauth2 entry of security (${secured.join(', ') || 'none'}) differ. List the same scopes in both.`;
}

function costProblem(cost: unknown): string | undefined {
  const base = (cost as {base?: unknown} | null | undefined)?.base;
  return typeof base === 'number' && base > 0
    ? undefined
    : 'The operation has no cost. Add `x-rate-limit-cost:` with `base: 1`, and `deepPages: true` where it pages by number.';
}

const pagingProblem = (paging: unknown): string | undefined =>
  PAGING.includes(String(paging))
    ? undefined
    : `The paging method is missing. Add \`x-paging:\` with ${PAGING.join(', ')}.`;

/** The problems of an operation's extensions, with their fixes. */
export function extensionProblems(operation: Operation): Problem[] {
  const problems: readonly (readonly [keyof Operation, string | undefined])[] = [
    ['x-scopes', scopeProblem(operation)],
    ['x-rate-limit-cost', costProblem(operation['x-rate-limit-cost'])],
    ['x-paging', pagingProblem(operation['x-paging'])],
  ];
  return problems.flatMap(([field, message]) => (message ? [{field, message}] : []));
}

/** Requires scopes, cost and paging, which every operation page shows. Webhooks have none. */
export const operationExtensions: Rule = () => ({
  Paths: {
    PathItem: {
      Operation(operation: Operation, {report, location}: Context) {
        for (const {field, message} of extensionProblems(operation))
          report({message, location: operation[field] === undefined ? location.key() : location.child([field])});
      },
    },
  },
});

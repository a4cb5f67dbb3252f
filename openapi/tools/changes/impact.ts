import type {Change, Impact} from '../../model/changes';
import type {Location} from './location';

/** What was added, removed or replaced. */
export interface Difference {
  readonly action: Change['action'];
  readonly before?: unknown;
  readonly after?: unknown;
}

const typesOf = (type: unknown): readonly unknown[] => (Array.isArray(type) ? (type as readonly unknown[]) : [type]);

const isWithin = (inner: unknown, outer: unknown): boolean =>
  typesOf(inner).every((type) => typesOf(outer).includes(type));

/**
 * What a change means for API clients. Corrects the library's class, which ignores the direction: a response may become
 * narrower and a request wider, but not the other way around.
 */
export function impactOf(
  type: string,
  {keyword, field, isResponse}: Location,
  {action, before, after}: Difference,
): Impact {
  if (type === 'deprecated' || keyword === 'deprecated') return 'compatible';
  if (keyword === 'type' && action === 'replace') {
    return (isResponse ? isWithin(after, before) : isWithin(before, after)) ? 'compatible' : 'breaking';
  }
  if (keyword === undefined && field) {
    if (action === 'remove') return 'breaking';
    if (action === 'add' && isResponse) return 'compatible';
  }
  if (keyword === 'x-scopes') return action === 'remove' ? 'compatible' : 'breaking';
  if (keyword?.startsWith('x-') || keyword === 'operationId') return 'compatible';
  if (type === 'breaking') return 'breaking';
  return type === 'unclassified' ? 'unclear' : 'compatible';
}

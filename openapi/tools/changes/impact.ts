import type {Impact} from './compare';
import type {Place} from './place';
import type {Difference} from './words';

const typesOf = (type: unknown): readonly unknown[] => (Array.isArray(type) ? (type as readonly unknown[]) : [type]);

const isWithin = (inner: unknown, outer: unknown): boolean =>
  typesOf(inner).every((type) => typesOf(outer).includes(type));

/**
 * What a change means for a caller. The library's class, mended where it does not see the direction: an answer may become
 * narrower and a request wider, never the other way.
 */
export function impactOf(type: string, {keyword, field, isAnswer}: Place, {action, before, after}: Difference): Impact {
  if (type === 'deprecated' || keyword === 'deprecated') return 'compatible';
  if (keyword === 'type' && action === 'replace') {
    return (isAnswer ? isWithin(after, before) : isWithin(before, after)) ? 'compatible' : 'breaking';
  }
  if (keyword === undefined && field !== '') {
    if (action === 'remove') return 'breaking';
    if (action === 'add' && isAnswer) return 'compatible';
  }
  if (keyword === 'x-scopes') return action === 'remove' ? 'compatible' : 'breaking';
  if (keyword?.startsWith('x-') || keyword === 'operationId' || keyword === 'summary') return 'compatible';
  if (type === 'breaking') return 'breaking';
  return type === 'unclassified' ? 'unclear' : 'compatible';
}

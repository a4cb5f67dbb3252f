import {apiCompare} from 'api-smart-diff';
import {METHODS} from '../../model/spec';
import {type Node, childOf} from '../examples/node';
import {EVENT, contractOf, withEventsAsPaths} from './contract';
import {impactOf} from './impact';
import {type Step, placeOf} from './place';
import {type Difference, wordsFor} from './words';

export type Kind = 'added' | 'changed' | 'deprecated' | 'removed';

/** Whether a program that works with the older description may fail with the newer one. */
export type Impact = 'breaking' | 'compatible' | 'unclear';

export interface Change {
  readonly kind: Kind;
  readonly impact: Impact;
  /** Markdown, without a full stop. */
  readonly words: string;
}

/** What changed at an operation, at a webhook event, or for all (`subject` "API"). */
export interface SubjectChanges {
  /** `GET /v2/people`, `person_updated`. */
  readonly subject: string;
  /** Absent for what is no operation. */
  readonly operationId?: string;
  /** In few words; of an operation its summary. */
  readonly summary: string;
  readonly changes: readonly Change[];
}

interface Diff extends Difference {
  readonly path: readonly Step[];
  readonly type: string;
}

interface Sides {
  readonly before: Node;
  readonly after: Node;
}

const operationAt = (document: Node, path: Step, method: Step): Node =>
  childOf(childOf(childOf(document, 'paths'), String(path)), String(method));

const kindOf = (steps: readonly Step[], {action}: Diff): Kind => {
  if (steps.length === 0) return action === 'add' ? 'added' : 'removed';
  if (steps.at(-1) === 'deprecated' && action !== 'remove') return 'deprecated';
  return 'changed';
};

/** A path that came or went as a whole is its operations. */
function perOperation(diff: Diff): Diff[] {
  const {path, before, after} = diff;
  if (path[0] !== 'paths' || path.length !== 2) return [diff];
  return METHODS.filter((method) => method in ((after ?? before) as Node)).map((method) => ({
    ...diff,
    path: [...path, method],
  }));
}

function changeOf(diff: Diff, {before, after}: Sides): Change {
  const [area, path = '', method = '', ...steps] = diff.path;
  if (area !== 'paths') {
    const place = {part: '', field: '', keyword: diff.path.join(' '), isAnswer: false};
    return {kind: 'changed', impact: impactOf(diff.type, place, diff), words: wordsFor(place, diff)};
  }
  const [document, changed] = diff.action === 'add' ? [after, diff.after] : [before, diff.before];
  const place = placeOf(steps, changed, operationAt(before, path, method), document);
  return {kind: kindOf(steps, diff), impact: impactOf(diff.type, place, diff), words: wordsFor(place, diff)};
}

function subjectOf({path: [area, path = '', method = '']}: Diff, sides: Sides): Omit<SubjectChanges, 'changes'> {
  if (area !== 'paths') return {subject: 'API', summary: 'All operations'};
  const ofNew = operationAt(sides.after, path, method);
  const operation = 'operationId' in ofNew ? ofNew : operationAt(sides.before, path, method);
  const {operationId, summary = ''} = operation;
  const name = String(path);
  if (name.startsWith(EVENT)) return {subject: name.slice(EVENT.length), summary: `Webhook event: ${String(summary)}`};
  return {
    subject: `${String(method).toUpperCase()} ${name}`,
    summary: String(summary),
    ...('operationId' in ofNew && {operationId: String(operationId)}),
  };
}

/** Shared parts are told where they are used; only ways to prove who calls stand for themselves. */
const isTold = ({path: [first, second]}: Diff): boolean =>
  first !== 'info' && first !== 'openapi' && (first !== 'components' || second === 'securitySchemes');

/**
 * What differs between two descriptions of an API for the programs that call it, by operation, in the order of the newer
 * description. Prose and examples do not count.
 */
export function changesBetween(older: Node, newer: Node): readonly SubjectChanges[] {
  const sides = {before: withEventsAsPaths(contractOf(older)), after: withEventsAsPaths(contractOf(newer))};
  const {diffs} = apiCompare(sides.before, sides.after) as unknown as {diffs: readonly Diff[]};
  const subjects = new Map<string, SubjectChanges>();
  for (const diff of diffs.filter(isTold).flatMap(perOperation)) {
    const about = subjectOf(diff, sides);
    const known = subjects.get(about.subject)?.changes ?? [];
    const change = changeOf(diff, sides);
    if (known.some(({words}) => words === change.words)) continue;
    subjects.set(about.subject, {...about, changes: [...known, change]});
  }
  return [...subjects.values()];
}

import {type Node, childOf, isNode, join, keysOf} from '../../model/node';
import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {marksIn, withSources} from '../../model/unverified';

/** An unconfirmed statement. */
export interface Mark {
  /** The operation or shared part, and the part of it: `Note.user`. */
  readonly name: string;
  readonly question: string;
  /** In the bundle: `#/components/schemas/Note/properties/user`. */
  readonly pointer: string;
}

/** A call, and the statements that it settles. */
export interface OwnerCall {
  readonly operation: PlacedOperation;
  readonly marks: readonly Mark[];
}

const DATA = new Set(['example', 'examples']);

/** Keys whose children have names, and the text before such a name. */
const NAMING: Readonly<Record<string, string>> = {
  properties: '.',
  parameters: ' parameter ',
  responses: ' status ',
  headers: ' header ',
};
const SUFFIX: Readonly<Record<string, string>> = {requestBody: ' body', items: '[]'};

/** A path in an operation or schema as text: `status 200.data[].user`. */
export function wordsFor([key, ...rest]: readonly string[]): string {
  if (key === undefined) return '';
  const [name, ...below] = rest;
  const naming = NAMING[key];
  return naming !== undefined && name !== undefined
    ? `${naming}${name}${wordsFor(below)}`
    : `${SUFFIX[key] ?? ''}${wordsFor(rest)}`;
}

/** The references in a part of a description. They are not followed. */
function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isNode(node)) return [];
  const below = Object.entries(node).flatMap(([key, child]) => (DATA.has(key) ? [] : referencesIn(child)));
  return typeof node.$ref === 'string' ? [node.$ref, ...below] : below;
}

/** The name of a mark in a shared part: `Note.user`. In an operation: `notes-index parameter page`. */
function nameAt(spec: Spec & Node, pointer: string): string {
  const [, group = '', ...rest] = pointer.split('#')[1]?.split('/') ?? [];
  const keys = keysOf(`/${rest.join('/')}`);
  if (group === 'components') return `${keys[1] ?? ''}${wordsFor(keys.slice(2))}`;
  const [path = '', method = '', ...within] = keys;
  const operation = childOf(childOf(childOf(spec, group), path), method);
  const parameter =
    within[0] === 'parameters' && Array.isArray(operation.parameters)
      ? (operation.parameters as readonly {readonly name?: string}[])[Number(within[1])]?.name
      : undefined;
  return `${String(operation.operationId)}${wordsFor(parameter === undefined ? within : ['parameters', parameter])}`;
}

/** The statements of a published description. */
const marksOf = (spec: Spec & Node): Mark[] =>
  marksIn(withSources(spec)).map(({what, source = ''}) => ({
    name: nameAt(spec, source),
    question: what,
    pointer: source,
  }));

const isRead = ({method}: PlacedOperation): boolean => method === 'get';

/** Returns a function that finds the pointers to an operation, to the events that it triggers, and to every part of them. */
function partsOf(spec: Spec & Node): (operation: PlacedOperation) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const follow = (pointer: string, found: Set<string>): void => {
    if (found.has(pointer)) return;
    found.add(pointer);
    const references = known.get(pointer) ?? referencesIn(keysOf(pointer).reduce<Node>(childOf, spec));
    known.set(pointer, references);
    references.forEach((reference) => follow(reference, found));
  };
  return ({path, method, 'x-webhook-events': events = []}) => {
    const found = new Set<string>();
    follow(`#${join('', 'paths', path, method)}`, found);
    for (const event of events) follow(`#${join('', 'webhooks', event, 'post')}`, found);
    return found;
  };
}

/**
 * The call that settles each statement, reads first: the operation that has the statement, or the shared part or the event
 * that it is about. Of several it is a read if possible, and then the one that settles most.
 * @throws with the name of a statement that no operation has
 */
export function ownerCalls(spec: Spec & Node): OwnerCall[] {
  const marks = marksOf(spec).map((mark) => ({...mark, part: mark.pointer.split('/').slice(0, 4).join('/')}));
  const findParts = partsOf(spec);
  const calls = operationsOf(spec).map((operation) => {
    const parts = findParts(operation);
    return {operation, marks: marks.filter(({part}) => parts.has(part))};
  });
  const ranked = calls.toSorted(
    (a, b) => Number(isRead(b.operation)) - Number(isRead(a.operation)) || b.marks.length - a.marks.length,
  );
  const lost = marks.find((mark) => !ranked.some((call) => call.marks.includes(mark)));
  if (lost)
    throw new Error(`${lost.name} has \`x-unverified\`, but no operation leads to it. Remove the mark or the part.`);
  return ranked
    .map((call) => ({
      ...call,
      marks: call.marks.filter((mark) => ranked.find((one) => one.marks.includes(mark)) === call),
    }))
    .filter((call) => call.marks.length > 0);
}

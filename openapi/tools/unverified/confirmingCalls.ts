import {type Node, childOf, join, keysOf, listOf, referencesIn} from '../../model/node';
import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {marksIn, withSources} from '../../model/unverified';

interface Mark {
  /** The operation or shared part, and the part of it: `Note.user`. */
  readonly name: string;
  readonly question: string;
  /** In the bundle: `#/components/schemas/Note/properties/user`. */
  readonly pointer: string;
}

interface ConfirmingCall {
  readonly operation: PlacedOperation;
  readonly marks: readonly Mark[];
}

/** Keys of a pointer that say nothing about the part. */
const STRUCTURE = new Set(['properties', 'items', 'content', 'application/json', 'schema', 'parameters']);

/** The name of a part of a bundle: `Note.user` in a shared part, `notes-index ids[]` in an operation. */
export function nameAt(spec: Node, pointer: string): string {
  const [area = '', group = '', name = '', ...within] = keysOf(pointer);
  const operation = childOf(childOf(childOf(spec, area), group), name);
  const parameter = within[0] === 'parameters' && listOf(operation, 'parameters')[Number(within[1])]?.name;
  const words = typeof parameter === 'string' ? [parameter] : within.filter((key) => !STRUCTURE.has(key));
  return area === 'components'
    ? [name, ...words].join('.')
    : `${String(operation.operationId)} ${words.join('.')}`.trim();
}

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
export function confirmingCalls(spec: Spec & Node): ConfirmingCall[] {
  const marks = marksIn(withSources(spec)).map(({what: question, source: pointer = ''}) => {
    const part = pointer.split('/').slice(0, 4).join('/');
    return {name: nameAt(spec, pointer), question, pointer, part};
  });
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

type VersionCalls = Readonly<Record<'id' | 'label', string>> & {readonly calls: readonly ConfirmingCall[]};

const HOW = `Use a team with test data. Save each response as <folder>/<operationId>.json, such as {"status": 200, "body": {}}.
Then compare them: npm run spec -- record --replay <folder> (for API 1.0 with --api v1).`;

const resourceOf = ({tags = []}: PlacedOperation): string => tags[0] ?? '';

const plural = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** What somebody with a test team does in one go. A command makes the reads of a version. The writes of a resource are one step, creates first. */
export function stepsOf(versions: readonly VersionCalls[]) {
  const reads = versions.map(({id, label, calls}) => ({
    title: `API ${label}, read: SALESLOFT_API_KEY=... npm run spec -- record --api ${id}`,
    calls: calls.filter(({operation}) => isRead(operation)),
  }));
  const writes = versions.flatMap(({label, calls}) => {
    const own = calls.filter(({operation}) => !isRead(operation));
    const resources = new Set(own.map(({operation}) => resourceOf(operation)));
    return [...resources].map((resource) => ({
      title: `API ${label}, write: ${resource}`,
      calls: own
        .filter(({operation}) => resourceOf(operation) === resource)
        .sort((a, b) => Number(b.operation.method === 'post') - Number(a.operation.method === 'post')),
    }));
  });
  return [...reads, ...writes].filter(({calls}) => calls.length > 0);
}

/** The list for somebody with a test team: numbered steps with their calls, and what each call settles. */
export function formatReport(versions: readonly VersionCalls[]): string {
  const steps = stepsOf(versions);
  const calls = steps.flatMap((step) => step.calls);
  const marks = calls.flatMap((call) => call.marks);
  return [
    HOW,
    ...steps.map((step, index) =>
      [
        `\n${String(index + 1)}. ${step.title}`,
        ...step.calls.flatMap(({operation: {method, path, operationId}, marks: settled}) => [
          `   ${method.toUpperCase()} ${path} (${operationId})`,
          ...settled.map(({name, question}) => `     ${name}: ${question}`),
        ]),
      ].join('\n'),
    ),
    `\n${plural(steps.length, 'step')}, ${plural(calls.length, 'call')}, ${plural(marks.length, 'statement')}.`,
  ].join('\n');
}

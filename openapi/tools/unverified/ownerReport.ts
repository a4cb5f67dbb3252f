import type {PlacedOperation} from '../../model/spec';
import type {Mark, OwnerCall} from './ownerCalls';

export interface VersionCalls {
  readonly id: string;
  readonly label: string;
  readonly calls: readonly OwnerCall[];
}

/** What the owner does in one go: a command that reads, or the writes on one test record. */
export interface Step {
  readonly title: string;
  readonly calls: readonly OwnerCall[];
}

const HOW = `Use a team with test data. Save each response as <folder>/<operationId>.json, such as {"status": 200, "body": {}}.
Then compare them: npm run spec -- record --replay <folder> (for API 1.0 with --api v1).`;

const isRead = ({operation}: OwnerCall): boolean => operation.method === 'get';
const resourceOf = ({tags = []}: PlacedOperation): string => tags[0] ?? '';

const plural = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** The steps of all versions. A command makes the reads of a version. The writes of a resource are one step, creates first. */
export function stepsOf(versions: readonly VersionCalls[]): Step[] {
  const reads = versions.map(({id, label, calls}) => ({
    title: `API ${label}, read: SALESLOFT_API_KEY=... npm run spec -- record --api ${id}`,
    calls: calls.filter(isRead),
  }));
  const writes = versions.flatMap(({label, calls}) => {
    const own = calls.filter((call) => !isRead(call));
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

const markLine = ({name, question}: Mark): string => `     ${name}: ${question}`;

/** The list for the owner of the API: numbered steps with their calls, and what each call settles. */
export function formatOwnerReport(versions: readonly VersionCalls[]): string {
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
          ...settled.map(markLine),
        ]),
      ].join('\n'),
    ),
    `\n${plural(steps.length, 'step')}, ${plural(calls.length, 'call')}, ${plural(marks.length, 'statement')}.`,
  ].join('\n');
}

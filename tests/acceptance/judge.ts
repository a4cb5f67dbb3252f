/** How one test of a runner ended, with the acceptance ids of its title. */
export interface TestResult {
  readonly title: string;
  readonly ids: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** With all its tries. */
  readonly milliseconds: number;
}

interface Behavior {
  readonly does: string;
  readonly status: 'done' | 'pending';
}

export interface Row {
  readonly id: string;
  readonly status: Behavior['status'];
  readonly passed: number;
  readonly failed: number;
  /** Why the promise is not kept; absent when it is. */
  readonly fault?: string;
}

const idsOf = (title: string): string[] => [...title.matchAll(/@([a-z]+-\d{2})\b/g)].map(([, id]) => id ?? '');

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

/** Results of a Vitest JSON report. */
function vitestResults(report: unknown): TestResult[] {
  return (report as VitestReport).testResults.flatMap(({assertionResults}) =>
    assertionResults.map(({fullName, status, duration = 0}) => ({
      title: fullName,
      ids: idsOf(fullName),
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      milliseconds: duration,
    })),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tags?: readonly string[];
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {readonly duration: number}[];
    }[];
  }[];
}

/** Results of a Playwright JSON report. A flaky test passed when it was tried again: the run's end names it. */
function playwrightResults(report: unknown): TestResult[] {
  const walk = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.suites ?? []).flatMap(walk),
    ...(suite.specs ?? []).flatMap(({title, tags, tests}) =>
      tests.map(({status, results}): TestResult => ({
        title: `${suite.title} ${title}`,
        ids: idsOf([suite.title, title, ...(tags ?? []).map((tag) => `@${tag.replace(/^@/, '')}`)].join(' ')),
        outcome: status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        milliseconds: results.reduce((sum, {duration}) => sum + duration, 0),
      })),
    ),
  ];
  return (report as {suites: readonly PlaywrightSuite[]}).suites.flatMap(walk);
}

/** Results of a report of Vitest or Playwright. */
export const testResults = (report: unknown): TestResult[] =>
  'suites' in (report as object) ? playwrightResults(report) : vitestResults(report);

function faultOf(status: Behavior['status'], passed: number, failed: number): string | undefined {
  if (failed > 0) return 'a test that names it fails';
  return status === 'done' && passed === 0 ? 'it is said to be done, and no passing test names it' : undefined;
}

/** One row for each behavior, and one for each id that tests name and the list does not know. */
export function judge(
  list: Readonly<Record<string, Readonly<Record<string, Behavior>>>>,
  results: readonly Pick<TestResult, 'ids' | 'outcome'>[],
): Row[] {
  const behaviors = Object.entries(Object.assign({}, ...Object.values(list)) as Record<string, Behavior>);
  const count = (id: string, outcome: TestResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome && result.ids.includes(id)).length;
  const rows = behaviors.map(([id, {status}]): Row => {
    const [passed, failed] = [count(id, 'passed'), count(id, 'failed')];
    const fault = faultOf(status, passed, failed);
    return {id, status, passed, failed, ...(fault && {fault})};
  });
  const known = new Set(behaviors.map(([id]) => id));
  const unknown = [...new Set(results.flatMap(({ids}) => ids))].filter((id) => !known.has(id));
  return [
    ...rows,
    ...unknown.map((id): Row => ({
      id,
      status: 'pending',
      passed: 0,
      failed: 0,
      fault: 'no such behavior in tests/acceptance.yaml',
    })),
  ];
}

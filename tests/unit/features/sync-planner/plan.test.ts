import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {DEEP_PAGES, POINTS_PER_MINUTE, pageCost} from '../../../../openapi/model/rateLimit';
import {readPollers} from '../../../../plugins/guide-tools';
import {POLLERS, type PollerLanguage, fillPoller} from '../../../../src/features/sync-planner/core/fillPoller';
import {
  FIELDS,
  LIMITS,
  type Pass,
  type PlanValues,
  passOf,
  planOf,
  queryOf,
  textsIn,
  unitOf,
  valuesOf,
} from '../../../../src/features/sync-planner/core/plan';
import {boundedNumber} from '../../../../src/utils/boundedNumber';
import {runs} from '../../support/runs';

const USUAL = valuesOf(textsIn(''));

test('@run-08 a page costs what the facts of the API say', () => {
  for (const {from, points} of DEEP_PAGES) expect([pageCost(from), pageCost(from + 10)]).toEqual([points, points]);
  expect(DEEP_PAGES.map(({from}) => pageCost(from - 1))).toEqual(
    [1, ...DEEP_PAGES.map(({points}) => points)].slice(0, -1),
  );
});

describe('@run-08 a plan', () => {
  test('has the costs of the example in the guide', () => {
    const {byPage, byCursor} = planOf({...USUAL, records: 50_000, other: 0});
    expect(byPage).toMatchObject({requests: 500, points: 3550});
    // The poller repeats one record on each page.
    expect(byCursor).toMatchObject({requests: 506, points: 506});
  });

  test('polled every six seconds costs ten points per minute while nothing changes, as the guide says', () => {
    expect(planOf({...USUAL, changes: 0, interval: 6}).pointsPerMinute).toBe(10);
  });

  test.each([
    ['each minute', 60, 100, {peak: 1, first429: undefined}],
    ['ten times a minute', 6, 100, {peak: 10, first429: undefined}],
    ['more often than other traffic leaves', 1, POINTS_PER_MINUTE - 20, {peak: 20, first429: 1}],
  ])('polled %s has all passes of the fullest minute', (_, interval, other, expected) => {
    expect(planOf({...USUAL, changes: 0, interval, other}).incremental).toMatchObject({points: 1, ...expected});
  });

  test('reaches the first 429 in the minute in which deep pages need more than is left', () => {
    // One page each second: 60, 40 + 20 x 3, 30 x 3 + 30 x 8, 60 x 8, 10 x 8 + 42 x 10, and 8 x 10.
    const plan = planOf({...USUAL, records: 30_000, other: 100, latency: 1000});
    expect(plan.byPage).toMatchObject({first429: 5});
    expect(plan.byCursor).toMatchObject({first429: undefined, minutes: 304 / 60});
  });

  test('waits for the next minute when the points are spent', () => {
    const {byCursor} = planOf({...USUAL, records: 1000, perPage: 2, other: 500, latency: 10});
    expect(byCursor).toMatchObject({requests: 1000, first429: 1, minutes: 9 + 1 / 60});
  });

  test('never ends if one page costs more than what is left', () => {
    const {byPage} = planOf({...USUAL, records: 60_000, other: POINTS_PER_MINUTE - 5});
    expect(byPage).toMatchObject({points: 3550 + 100 * 30, minutes: undefined});
  });
});

const values = fc.record(
  Object.fromEntries(
    FIELDS.map((field) => [field, fc.integer({min: LIMITS[field].least, max: Math.min(LIMITS[field].most, 20_000)})]),
  ),
) as fc.Arbitrary<PlanValues>;

/** A pass, request by request. */
function stepByStep(requests: number, costOf: (request: number) => number, share: number, latency: number): Pass {
  let [clock, minute, spent, points, peak] = [0, 0, 0, 0, 0];
  let first429: number | undefined;
  for (let request = 1; request <= requests; request += 1) {
    const cost = costOf(request);
    if (Math.floor(clock / 60_000) > minute) [minute, spent] = [Math.floor(clock / 60_000), 0];
    if (spent + cost > share) {
      first429 ??= minute + 1;
      [minute, spent] = [minute + 1, 0];
      clock = minute * 60_000;
    }
    [spent, points, clock] = [spent + cost, points + cost, clock + latency];
    peak = Math.max(peak, spent);
  }
  return {requests, points, minutes: costOf(requests) > share ? undefined : clock / 60_000, first429, peak};
}

test('@hosts-02 a pass is the same as request by request, and takes no more steps for millions of requests', () => {
  const steps = (requests: number, ...[, share, latency]: [unknown, number, number]): number => {
    const costOf = vi.fn(pageCost);
    passOf(requests, costOf, share, latency);
    return costOf.mock.calls.length;
  };
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 5000}),
      fc.constantFrom(pageCost, () => 1),
      fc.integer({min: 1, max: POINTS_PER_MINUTE}),
      fc.oneof(fc.integer({min: 10, max: 60_000}), fc.integer({min: 10, max: 300})),
      (requests, costOf, share, latency) => {
        const {peak, ...pass} = stepByStep(requests, costOf, share, latency);
        const found = passOf(requests, costOf, share, latency);
        expect(found).toMatchObject(pass);
        expect(found.peak).toBeGreaterThanOrEqual(peak);
        expect(found.peak).toBeLessThanOrEqual(peak + costOf(requests));
        expect(steps(10_000_000, costOf, share, latency)).toBeLessThan(70_000);
      },
    ),
    {numRuns: runs(1000)},
  );
});

test.each([
  [86_400, 'day'],
  [900, 'minute'],
  [90, 'second'],
])('@run-08 %i seconds are a whole number of %ss', (seconds, unit) => {
  expect(unitOf(seconds)).toBe(unit);
});

describe('@run-08 the values of a plan', () => {
  test.each(['', ' ', '-1', '1e9', '0x10', 'NaN', '<script>', '12.5', '９'])(
    'use the usual value in place of %j',
    (text) => {
      expect(boundedNumber(text, LIMITS.records)).toEqual({value: LIMITS.records.usual, isReplaced: true});
    },
  );

  test.each([
    ['perPage', '0', LIMITS.perPage.least],
    ['other', '600', POINTS_PER_MINUTE - 1],
  ] as const)('%s: %s becomes the nearest allowed value', (field, text, value) => {
    expect(boundedNumber(text, LIMITS[field])).toEqual({value, isReplaced: true});
  });

  test('allow separators of thousands', () => {
    expect(boundedNumber('50,000', LIMITS.records)).toEqual({value: 50_000, isReplaced: false});
  });

  test('survive a link, whatever else is in it', () => {
    fc.assert(
      fc.property(values, fc.string(), (plan, noise) => {
        expect(valuesOf(textsIn(`?${queryOf(plan)}&x=${encodeURIComponent(noise)}`))).toEqual(plan);
      }),
    );
  });
});

test.each(Object.keys(POLLERS) as PollerLanguage[])(
  '@run-08 the poller in %s changes only in the values',
  (language) => {
    const program = readPollers()[language];
    const filled = fillPoller(language, program, {...USUAL, perPage: 37, interval: 41, other: 43});
    const changed = filled.split('\n').filter((line, index) => line !== program.split('\n')[index]);
    expect(changed.map((line) => /\b(?:37|41|43)\b/.exec(line)?.[0])).toEqual(
      language === 'curl' ? ['37'] : ['41', '37', '43'],
    );
    expect(() => fillPoller(language, 'print("other program")', USUAL)).toThrow(
      `${POLLERS[language].file} has no line for`,
    );
  },
);

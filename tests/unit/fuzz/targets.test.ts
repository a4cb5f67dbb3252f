import fc from 'fast-check';
import {expect, test} from 'vitest';
import {runs} from '../support/runs';
import {IDS, type Step, TEXTS, Tab, WEIGHTS, marks} from './Tab';

test('@target-01 no sequence of events sends a value of the sandbox to the account unasked', () => {
  let sent = 0;
  const step = fc.tuple(
    fc.oneof(...Object.entries(WEIGHTS).map(([name, weight]) => ({weight, arbitrary: fc.constant(name as Step)}))),
    fc.nat(11),
  );
  fc.assert(
    fc.property(fc.array(step, {minLength: 4, maxLength: 25, size: 'max'}), (steps) => {
      const tab = new Tab(new Map());
      for (const [what, n] of steps) tab.take(what, n);
      for (const {
        sent: {request},
        wasAsked,
        isWrite,
      } of tab.sentToAccount) {
        sent += 1;
        const text = request.url + (request.init.body ?? '');
        expect(
          marks(text, IDS).filter((id) => !tab.allowed.has(id)),
          'IDs',
        ).toEqual([]);
        if (!isWrite || wasAsked) continue;
        expect(marks(text, IDS), 'IDs in a write').toEqual([]);
        expect(
          marks(text, TEXTS).filter((one) => !tab.allowed.has(one)),
          'texts in a write',
        ).toEqual([]);
      }
    }),
    {numRuns: Math.max(5000, runs(100_000))},
  );
  // The sequences reach the account.
  expect(sent).toBeGreaterThan(1000);
}, 120_000);

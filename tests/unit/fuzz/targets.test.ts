import fc from 'fast-check';
import {expect, test} from 'vitest';
import {runs} from '../support/runs';
import {IDS, type Step, TEXTS, Tab, marks} from './Tab';

/** With how many of each a sequence is drawn. */
const WEIGHTS: Readonly<Record<Step, number>> = {
  ...{typeId: 4, typeBody: 4, typeBroken: 2, typeText: 2, send: 10, confirm: 4, decline: 1, switch: 3, putBack: 2},
  ...{reset: 1, logIn: 2, logOut: 1, clearKey: 1, typeKey: 1, linkToAccount: 2, linkToSandbox: 1, linkWithValues: 1},
  ...{repeat: 2, open: 3, reload: 2, back: 2, duplicate: 1, example: 1, recipe: 1},
};

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
        const text = request.url + JSON.stringify(request.init.body ?? '');
        expect(
          marks(text, IDS).filter((id) => !tab.allowed.has(id)),
          'IDs',
        ).toEqual([]);
        if (wasAsked) continue;
        if (isWrite) expect(marks(text, IDS), 'IDs in a write').toEqual([]);
        expect(
          marks(text, TEXTS).filter((one) => !tab.allowed.has(one)),
          'texts',
        ).toEqual([]);
      }
    }),
    {numRuns: Math.max(5000, runs(100_000))},
  );
  // The sequences reach the account.
  expect(sent).toBeGreaterThan(1000);
}, 120_000);

import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type LogInEvent, type LogInState, reduce, initialState} from '../../../../../src/features/auth/core/machine';
import {ID, NOW, NOW_SECONDS, OTHER_ID, VERIFIER} from './samples';
import {runs} from '../../../support/runs';

const attempt = {id: ID, verifier: VERIFIER, startedAt: NOW};
const session = {token: 'abc', expiry: NOW_SECONDS + 60};
const play = (...events: LogInEvent[]): LogInState => events.reduce(reduce, initialState);

describe('The steps of a login', () => {
  test('goes from the attempt to the code, the token and the initials', () => {
    const pending = play({type: 'attempted', attempt});
    expect(pending).toEqual({phase: 'pending', generation: 1, attempt});
    const exchanging = reduce(pending, {type: 'claimed', attemptId: ID});
    expect(exchanging).toEqual({phase: 'exchanging', generation: 1});
    const loggedIn = reduce(exchanging, {type: 'exchanged', generation: 1, session});
    expect(loggedIn).toEqual({phase: 'loggedIn', generation: 1, session});
    const named = reduce(loggedIn, {type: 'profileRead', generation: 1, initials: 'MO'});
    expect(named).toEqual({...loggedIn, initials: 'MO'});
    expect(reduce(named, {type: 'ended'})).toEqual({phase: 'loggedOut', generation: 2});
  });

  test('takes a stored session for what it is, and the same one only once', () => {
    const state = play({type: 'restored', session, initials: 'MO'});
    expect(state).toMatchObject({phase: 'loggedIn', session, initials: 'MO'});
    expect(reduce(state, {type: 'restored', session})).toBe(state);
    const changed = {...session, expiry: session.expiry + 1};
    expect(reduce(state, {type: 'restored', session: changed})).toMatchObject({generation: 2, session: changed});
  });
});

describe('In any order of events', () => {
  const ids = fc.constantFrom(ID, OTHER_ID, 'C'.repeat(43));
  const sessions = fc.constantFrom(session, {...session, token: 'def'});
  const generation = fc.nat(12);
  const event: fc.Arbitrary<LogInEvent> = fc.oneof(
    ids.map((id): LogInEvent => ({type: 'attempted', attempt: {...attempt, id}})),
    ids.map((attemptId): LogInEvent => ({type: 'claimed', attemptId})),
    ids.map((attemptId): LogInEvent => ({type: 'lapsed', attemptId})),
    fc.tuple(generation, sessions).map(([n, s]): LogInEvent => ({type: 'exchanged', generation: n, session: s})),
    generation.map((n): LogInEvent => ({type: 'exchangeFailed', generation: n})),
    generation.map((n): LogInEvent => ({type: 'profileRead', generation: n, initials: `G${String(n)}`})),
    sessions.map((s): LogInEvent => ({type: 'restored', session: s})),
    fc.constant<LogInEvent>({type: 'ended'}),
  );

  test('the machine is never somewhere that the last events do not lead to', {timeout: 60_000}, () => {
    fc.assert(
      fc.property(fc.array(event, {maxLength: 40}), (events) => {
        let state = initialState;
        for (const each of events) {
          const last = state;
          state = reduce(last, each);
          // Generations only rise, by one, with attempts, restored sessions and ends.
          expect([0, 1]).toContain(state.generation - last.generation);
          if (state.generation > last.generation)
            expect(['attempted', 'restored', 'ended', 'lapsed', 'exchangeFailed']).toContain(each.type);
          // A login follows from the current exchange, or from storage; nothing else.
          if (state.phase === 'loggedIn' && last.phase !== 'loggedIn') {
            expect(each.type === 'restored' || (each.type === 'exchanged' && last.phase === 'exchanging')).toBe(true);
            if (each.type === 'exchanged') expect(each.generation).toBe(last.generation);
          }
          if (state.phase === 'exchanging' && last.phase !== 'exchanging')
            expect(last).toMatchObject({phase: 'pending', attempt: {id: (each as {attemptId: string}).attemptId}});
          if (each.type === 'ended') expect(state.phase).toBe('loggedOut');
          if (each.type === 'attempted' && last.phase !== 'loggedIn')
            expect(state).toMatchObject({phase: 'pending', attempt: each.attempt});
          if (state.phase === 'loggedIn' && state.initials !== undefined)
            expect(state.initials).toBe(`G${String(state.generation)}`);
        }
      }),
      {numRuns: runs(5_000)},
    );
  });
});

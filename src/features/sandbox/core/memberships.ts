import type {Call} from './call';
import {type Fields, countsOf, idIn, isSame, listIn, referenceTo} from './store';

const ACTIONS = '/v2/actions';
const MEMBERSHIPS = '/v2/cadence_memberships';
const PEOPLE = '/v2/people';
const STEPS = '/v2/steps';

export function changePerson(call: Call, reference: unknown, change: (person: Fields) => Fields): void {
  const person = call.store.get(PEOPLE, idIn(reference));
  if (person) call.store.put(PEOPLE, {...person, ...change(person), updated_at: call.time});
}

/** The membership of a person who is on a cadence. */
export const membershipOf = ({store}: Call, person: unknown, cadence: unknown): Fields | undefined =>
  store.find(
    MEMBERSHIPS,
    'person',
    person,
    (one) => one.currently_on_cadence === true && isSame(one, 'cadence', cadence),
  );

/** Takes a person off a cadence. Its actions are no longer due for them. */
export function endMembership(call: Call, membership: Fields, change: Fields): void {
  const {store, time} = call;
  const {person, cadence} = membership;
  store.put(MEMBERSHIPS, {...membership, currently_on_cadence: false, updated_at: time, ...change});
  const actions = [...store.having(ACTIONS, 'person', person)].filter((one) => isSame(one, 'cadence', idIn(cadence)));
  for (const {id} of actions) store.remove(ACTIONS, String(id));
  changePerson(call, person, ({cadences}) => ({
    cadences: listIn(cadences).filter((one) => idIn(one) !== idIn(cadence)),
  }));
}

/** Takes a person off all cadences. @param change what becomes of the memberships, also of those that ended before */
export function endMemberships(call: Call, person: Fields, change: Fields): void {
  for (const membership of [...call.store.having(MEMBERSHIPS, 'person', person)])
    if (membership.currently_on_cadence === true)
      endMembership(call, membership, {current_state: 'removed', ...change});
    else call.store.put(MEMBERSHIPS, {...membership, ...change});
}

/** Moves a person who completed an action to the next step, or off the cadence after the last one. */
export function advance(call: Call, {id, type, person, cadence, step}: Fields): void {
  const {store, time} = call;
  changePerson(call, person, () => ({last_completed_step: step, last_completed_step_cadence: cadence}));
  const membership = membershipOf(call, idIn(person), idIn(cadence));
  if (!membership) return;
  const counts = countsOf(membership);
  const calls = Number(counts.calls ?? 0) + (type === 'phone' ? 1 : 0);
  const steps = [...store.having(STEPS, 'cadence', cadence)];
  const isCurrent = isSame(membership, 'step', idIn(step));
  const next = isCurrent ? steps[steps.findIndex((one) => one.id === idIn(step)) + 1] : undefined;
  const moved = {...membership, counts: {...counts, calls}, latest_action: {id}, updated_at: time};
  if (isCurrent && !next) endMembership(call, moved, {current_state: 'completed'});
  else store.put(MEMBERSHIPS, {...moved, ...(next && {step: referenceTo(STEPS, next.id)})});
}

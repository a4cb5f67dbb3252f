import {type Identity, knownFields} from '../../auth/core/profile';

const LONGEST = 256;

export type Traits = Readonly<Record<string, string | number | boolean>>;

export interface Visitor {
  readonly id?: string;
  readonly traits: Traits;
}

/** Returns a new object with the nine allowed fields, checked again at run time, and with the free seats of the team. */
export function visitorOf({profile, team}: Identity): Visitor {
  const fields = Object.entries(knownFields({...profile}));
  const traits: Traits = Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, LONGEST) : value]),
  );
  const seats = team.seatsAvailable;
  return {
    ...(typeof traits.guid === 'string' && traits.guid !== '' && {id: traits.guid}),
    traits: {...traits, ...(Number.isFinite(seats) && {seats_available: seats})},
  };
}

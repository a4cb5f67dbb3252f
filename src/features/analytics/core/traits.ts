import type {Identity} from '@site/src/features/auth/core/profile';

/**
 * The profile fields that can be sent, with their types. It repeats the list of auth/core/profile on purpose, as a second
 * guard. `satisfies` fails if that list has a field that is not reviewed here.
 */
const FORWARDED = {
  first_name: 'string',
  last_name: 'string',
  guid: 'string',
  name: 'string',
  email: 'string',
  created_at: 'string',
  crm_connected: 'boolean',
  team_admin: 'boolean',
  job_role: 'string',
} as const satisfies Readonly<Record<keyof Identity['profile'], 'string' | 'boolean'>>;

/** Longest field that is sent. */
const LONGEST = 256;

export type Traits = Readonly<Record<string, string | number | boolean>>;

/** A user as analytics identifies them. */
export interface Visitor {
  /** The guid of the profile, if it has one. */
  readonly id?: string;
  readonly traits: Traits;
}

/**
 * Returns a new object with the nine allowed fields, checked at run time, and with the free seats of the team.
 */
export function visitorOf({profile, team}: Identity): Visitor {
  const fields = Object.entries(FORWARDED).flatMap(([name, type]): [string, string | boolean][] => {
    const value: unknown = Object.hasOwn(profile, name) ? profile[name as keyof typeof FORWARDED] : undefined;
    if (typeof value === 'string' && type === 'string') return [[name, value.slice(0, LONGEST)]];
    return typeof value === 'boolean' && type === 'boolean' ? [[name, value]] : [];
  });
  const traits: Traits = Object.fromEntries(fields);
  const seats = team.seatsAvailable;
  return {
    ...(typeof traits.guid === 'string' && traits.guid !== '' && {id: traits.guid}),
    traits: {...traits, ...(Number.isFinite(seats) && {seats_available: seats})},
  };
}

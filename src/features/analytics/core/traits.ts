import type {Identity} from '@site/src/features/auth/core/profile';

/**
 * The profile fields that may leave the page, with their types: a second guard, on purpose not the list of auth/core/profile.
 * `satisfies` fails when that list has a field that nobody has reviewed here.
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

/** Letters of a field that are sent at most. */
const LONGEST = 256;

export type Traits = Readonly<Record<string, string | number | boolean>>;

/** A visitor as analytics identifies them. */
export interface Visitor {
  /** The guid of the profile; absent when it has none. */
  readonly id?: string;
  readonly traits: Traits;
}

/**
 * Makes a new object of the nine fields that may be forwarded, checked anew whatever the caller's types say, and of the
 * seats that the team has left.
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

import {isObject} from '../../../utils/isObject';

/** The profile fields that the site reads and that analytics may send, by type. */
const TEXTS = ['first_name', 'last_name', 'guid', 'name', 'email', 'created_at', 'job_role'] as const;
const FLAGS = ['crm_connected', 'team_admin'] as const;

/** A user's profile. Fields are absent if the response has none of their type. */
type Profile = Readonly<Partial<Record<(typeof TEXTS)[number], string> & Record<(typeof FLAGS)[number], boolean>>>;

export interface Team {
  readonly name?: string;
  /** Free seats: `license_limit` minus `active_size`. */
  readonly seatsAvailable?: number;
}

/** The logged-in user. Kept in memory, never stored. */
export interface Identity {
  readonly profile: Profile;
  readonly team: Team;
}

/** Returns a new object with the known fields that have their type, and no other. */
export function knownFields(data: Readonly<Record<string, unknown>>): Profile {
  const texts = TEXTS.filter((name) => typeof data[name] === 'string');
  const flags = FLAGS.filter((name) => typeof data[name] === 'boolean');
  return Object.fromEntries([...texts, ...flags].map((name) => [name, data[name] as string | boolean]));
}

/** Reads the response of GET /v2/me. Undefined if it has no `data`. */
export const readProfile = (body: unknown): Profile | undefined =>
  isObject(body) && isObject(body.data) ? knownFields(body.data) : undefined;

/** Reads the response of GET /v2/team. Private fields can be in `_private_fields`. */
export function readTeam(body: unknown): Team | undefined {
  if (!isObject(body) || !isObject(body.data)) return undefined;
  const {name, license_limit: limit, active_size: size, _private_fields: hidden} = body.data;
  const active = size ?? (isObject(hidden) ? hidden.active_size : undefined);
  return {
    ...(typeof name === 'string' && name !== '' && {name}),
    ...(typeof limit === 'number' && typeof active === 'number' && {seatsAvailable: limit - active}),
  };
}

/** What names have besides spaces, punctuation, control characters and direction marks. */
const SHOWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const initial = (name = ''): string => SHOWN.exec(name.toUpperCase())?.[0] ?? '';

/** The first letters of first and last name, else of the full name. Empty if there are no letters. */
export function initialsOf({first_name: first, last_name: last, name = ''}: Profile): string {
  const own = initial(first) + initial(last);
  if (own !== '') return own;
  const [head, ...others] = name.split(/\s+/u).filter((word) => SHOWN.test(word));
  return initial(head) + initial(others.at(-1));
}

/** Reads stored initials. Undefined for texts that {@link initialsOf} doesn't return. */
export const readInitials = (text: string): string | undefined =>
  text !== '' && initialsOf({name: Array.from(text).join(' ')}) === text ? text : undefined;

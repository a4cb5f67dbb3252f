import {describe, expect, test} from 'vitest';
import {readDescription} from '../../../../sandbox/api/server';
import {visitorOf} from '../../../../src/features/analytics/core/traits';
import {readProfile, readTeam} from '../../../../src/features/auth/core/profile';

/** The names that may leave the page, written a second time on purpose. */
const ALLOWED = [
  'created_at',
  'crm_connected',
  'email',
  'first_name',
  'guid',
  'job_role',
  'last_name',
  'name',
  'seats_available',
  'team_admin',
];

const identityOf = (me: unknown, ours: unknown) => ({
  profile: readProfile({data: me}) ?? {},
  team: readTeam({data: ours}) ?? {},
});

describe('A visitor, for analytics', () => {
  test('@analytics-02 @analytics-03 is nine fields of the profile and the free seats of the team', () => {
    const {User, Team} = readDescription().components.schemas ?? {};
    const maya = User?.examples?.[0] as Readonly<Record<string, unknown>>;
    const visitor = visitorOf(identityOf(maya, Team?.examples?.[0]));
    expect(visitor.id).toBe(maya.guid);
    expect(Object.keys(visitor.traits).sort()).toEqual(ALLOWED);
    expect(visitor.traits).toMatchObject({team_admin: true, seats_available: 13, email: maya.email});
  });

  test('@analytics-02 carries no other name and no other type, also of a full response', () => {
    const text = '{"first_name": "Maya", "email": {}, "team_admin": "yes", "phone": "1", "__proto__": {"name": "Ana"}}';
    const identity = {profile: JSON.parse(text) as object, team: {seatsAvailable: '13', name: 'Larkfield'}};
    expect(visitorOf(identity as never)).toEqual({traits: {first_name: 'Maya'}});
  });

  test('with a name of 10,000 letters is cut short', () => {
    expect(visitorOf({profile: {name: 'x'.repeat(10_000)}, team: {}}).traits).toEqual({name: 'x'.repeat(256)});
  });

  test('without a guid has no id', () => {
    expect(visitorOf({profile: {guid: ''}, team: {seatsAvailable: NaN}})).toEqual({traits: {guid: ''}});
  });
});

import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readDescription} from '../../../../sandbox/api/server';
import {visitorOf} from '../../../../src/features/analytics/core/traits';
import {readProfile, readTeam} from '../../../../src/features/auth/core/profile';
import {runs} from '../../support/runs';

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

  test('@analytics-02 carries no other name and no other type, of 1,000 profiles with extra and hostile fields', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.double(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.object(),
    );
    const names = fc.oneof(
      fc.constantFrom(
        ...ALLOWED,
        '__proto__',
        'constructor',
        'toString',
        'phone',
        'Email',
        'email_signature',
        'traits',
      ),
      fc.string(),
    );
    const profile = fc.dictionary(names, anything);
    fc.assert(
      fc.property(profile, profile, (me, ours) => {
        // Also for a full response with extra fields.
        for (const identity of [identityOf(me, ours), {profile: me, team: ours} as never]) {
          const {id, traits} = visitorOf(identity);
          for (const [name, value] of Object.entries(traits)) {
            expect(ALLOWED).toContain(name);
            const type = /admin|connected/.test(name) ? 'boolean' : name === 'seats_available' ? 'number' : 'string';
            expect(typeof value).toBe(type);
          }
          expect(Object.getPrototypeOf(traits)).toBe(Object.prototype);
          expect(id === undefined || id === traits.guid).toBe(true);
        }
      }),
      {numRuns: runs(1000)},
    );
  });

  test('with a name of 10,000 letters is cut short', () => {
    expect(visitorOf({profile: {name: 'x'.repeat(10_000)}, team: {}}).traits).toEqual({name: 'x'.repeat(256)});
  });

  test('without a guid has no id', () => {
    expect(visitorOf({profile: {guid: ''}, team: {seatsAvailable: NaN}})).toEqual({traits: {guid: ''}});
  });
});

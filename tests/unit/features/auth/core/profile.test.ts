import {describe, expect, test} from 'vitest';
import {initialsOf, readInitials, readProfile, readTeam} from '../../../../../src/features/auth/core/profile';

const maya = {
  first_name: 'Maya',
  last_name: 'Okafor',
  guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
  name: 'Maya Okafor',
  email: 'maya.okafor@larkfield.example',
  created_at: '2026-08-31T09:05:41.220318-04:00',
  crm_connected: true,
  team_admin: true,
  job_role: 'Sales operations',
};

describe('readProfile', () => {
  test('leaves out fields of another type', () => {
    expect(readProfile({data: {...maya, id: 318, team_admin: 'yes', first_name: null, email: {}}})).toEqual(
      Object.fromEntries(
        Object.entries(maya).filter(([name]) => !['team_admin', 'first_name', 'email'].includes(name)),
      ),
    );
  });

  test.each([null, [], 'text', {}, {data: null}, {data: [maya]}, {data: 'Maya'}])('has none in %j', (body) => {
    expect(readProfile(body)).toBeUndefined();
  });
});

describe('readTeam', () => {
  test.each([
    [{license_limit: 60, active_size: 47}, {seatsAvailable: 13}],
    [{license_limit: 60, _private_fields: {active_size: 47}}, {seatsAvailable: 13}],
    [{license_limit: '60', active_size: 47}, {}],
    [{license_limit: 60, _private_fields: null}, {}],
    [{name: 'Larkfield Systems', license_limit: 60}, {name: 'Larkfield Systems'}],
    [{name: ''}, {}],
  ])('of %j knows %j', (data, team) => expect(readTeam({data})).toEqual(team));

  test('is nothing without data', () => expect(readTeam({id: 1207})).toBeUndefined());
});

describe('initialsOf', () => {
  test.each([
    [{first_name: 'Maya', last_name: 'Okafor'}, 'MO'],
    [{first_name: 'Maya'}, 'M'],
    [{name: 'Ines Maria Carvalho'}, 'IC'],
    [{name: 'Prince'}, 'P'],
    [{first_name: '', last_name: ' ', name: 'Daniel Osei'}, 'DO'],
    [{first_name: '«Élodie»', last_name: '(Ng)'}, 'ÉN'],
    [{first_name: '👩🏽‍🚀 Ada', last_name: '😀'}, '👩😀'],
    [{first_name: '\u202Eadam', last_name: '\u2066\u200Fokafor'}, 'AO'],
    [{first_name: '7Seas', last_name: 'Ltd'}, '7L'],
    [{}, ''],
    [{first_name: '…', last_name: '---', name: '\u200B'}, ''],
    [{first_name: 'ß', last_name: 'ŉ'}, 'Sʼ'],
  ])('@login-09 of %j are %j, also from the storage', (profile, initials) => {
    expect(initialsOf(profile)).toBe(initials);
    expect(readInitials(initials) ?? '').toBe(initials);
  });

  test.each(['', 'mo', 'MOM', 'M\u202E', '--'])('@real-05 are not %j in the storage', (text) =>
    expect(readInitials(text)).toBeUndefined(),
  );
});

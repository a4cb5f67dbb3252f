import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {accounts, teamRecord} from '../../../sandbox/accounts';

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}
const schemaOf = (file: string): Schema => parse(readFileSync(`openapi/v2/resources/${file}`, 'utf8')) as Schema;
const user = schemaOf('users/User.yaml');

describe('the people of the sandbox', () => {
  test('begin with the admin of the example in the description', () => {
    expect(accounts[0]?.profile).toEqual(user.examples[0]);
  });

  test.each(accounts.map((account) => [account.name, account] as const))(
    '%s has the fields of a user',
    (_name, one) => {
      expect(Object.keys(user.properties)).toEqual(expect.arrayContaining(Object.keys(one.profile)));
      expect(one.profile).toMatchObject({id: Number(one.id), name: one.name});
    },
  );

  test('belong to the team of the example in the description', () => {
    expect(teamRecord(true)).toEqual(schemaOf('team/Team.yaml').examples[0]);
  });
});

import {expect, test, vi} from 'vitest';
import {targetText} from '../../../../src/features/try-it/Target/targetText';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Readonly<Record<string, string>> = {}): string =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const none = {isLoggedIn: false, team: undefined, typed: ''};

test.each([
  [
    'a write of a login says the team',
    'put',
    {...none, isLoggedIn: true, team: 'Larkfield Systems'},
    'Changes data of Larkfield Systems',
  ],
  [
    'a write of a login whose team is not known',
    'post',
    {...none, isLoggedIn: true},
    'Changes data of the account that you are logged in to',
  ],
  ['a write with a key', 'delete', {...none, typed: 'ak'}, 'Changes data of the account of this key'],
  ['a write without either says nothing', 'post', none, ''],
  ['a read says nothing', 'get', {...none, isLoggedIn: true, team: 'Larkfield Systems'}, ''],
] as const)('@work-04 %s', (_, method, credential, expected) => {
  expect(targetText(method, credential)).toBe(expected);
});

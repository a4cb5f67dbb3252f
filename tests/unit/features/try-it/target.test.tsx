import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {Target} from '../../../../src/features/try-it/Target';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {children: string; values?: Readonly<Record<string, unknown>>}) =>
    createElement(
      'i',
      {},
      ...children.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? (values[part] as string) : part)),
    ),
}));

const none = {isLoggedIn: false, person: '', team: undefined, typed: ''};
const maya = {...none, isLoggedIn: true, person: 'Maya Okafor', team: 'Larkfield Systems'};

test.each([
  ['a write of a login names team and person', 'put', maya, 'Writes to Larkfield Systems as Maya Okafor'],
  [
    'a write of a login whose team is not known names the person',
    'post',
    {...maya, person: 'MO', team: undefined},
    'Writes to the account of MO',
  ],
  [
    'a write of a login without a profile names no one',
    'post',
    {...maya, person: undefined, team: undefined},
    'Writes to your account',
  ],
  ['a write with a key says whose account it is', 'delete', {...none, typed: 'ak'}, "Writes to this key's account"],
  ['a write without either says nothing', 'post', none, ''],
  ['a read says nothing', 'get', maya, ''],
] as const)('@work-04 %s', (_, method, credential, expected) => {
  const page = load(renderToStaticMarkup(<Target method={method} credential={credential} />));
  expect(page.text()).toBe(expected);
});

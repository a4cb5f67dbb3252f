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

const maya = {isLoggedIn: true, person: 'MO', team: undefined, typed: ''};

test.each([
  ['a write of a login whose team is not known names the person', 'post', maya, 'Writes to the account of MO'],
  ['a write of a login without a profile names no one', 'post', {...maya, person: undefined}, 'Writes to your account'],
] as const)('@work-04 %s', (_, method, credential, expected) => {
  const page = load(renderToStaticMarkup(<Target method={method} credential={credential} />));
  expect(page.text()).toBe(expected);
});

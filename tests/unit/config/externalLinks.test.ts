import {describe, expect, test} from 'vitest';
import {externalLinks} from '../../../src/config/externalLinks';
import {navbarItems} from '../../../src/config/navbar';

const links = Object.entries(externalLinks);

describe('externalLinks', () => {
  test.each(links)('%s is a secure URL outside this site without credentials', (_, {href}) => {
    const {protocol, username, password, hostname} = new URL(href);
    expect({protocol, username, password}).toEqual({protocol: 'https:', username: '', password: ''});
    expect(hostname).not.toBe('developers.salesloft.com');
  });

  test('the app management page is on the accounts host', () => {
    expect(new URL(externalLinks.manageApps.href).hostname).toBe('accounts.salesloft.com');
  });

  test('@routes-08 the navbar has all of them on its right', () => {
    const [more] = navbarItems.filter(({type}) => type === 'custom-more');
    expect(more).toMatchObject({position: 'right', items: links.map(([, {label, href}]) => ({label, href}))});
  });
});

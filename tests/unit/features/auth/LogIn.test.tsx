import type {PropsWithChildren, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {type SiteSettings, readSettings, variables} from '../../../../src/config/settings';
import {LogIn} from '../../../../src/features/auth';
import LogInNavbarItem from '../../../../src/theme/NavbarItem/LogInNavbarItem';

const site = vi.hoisted(() => ({settings: {}, pathname: '/'}));

vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => site.settings}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: site.pathname})}));
vi.mock('@docusaurus/Head', () => ({default: ({children}: PropsWithChildren): ReactNode => children}));

const real = readSettings({CLIENT_ID: 'docs', CLIENT_SECRET: 'public', SSO_URL: 'https://sso.example'});
const render = (): string =>
  renderToStaticMarkup(
    <>
      <LogIn />
      <LogInNavbarItem />
    </>,
  );

beforeEach(() => {
  Object.assign(site, {settings: real, pathname: '/docs/platform/intro/'});
});

describe('The static page', () => {
  test('holds the place of the control, and shows nothing that may be wrong', () => {
    expect(render()).toMatch(/^<div class="navbar__item" data-slot="log-in"><\/div>$/);
  });

  test('has the callback script at the redirect URL and nowhere else', () => {
    expect(render()).not.toContain('<meta');
    site.pathname = '/';
    expect(render()).toMatch(/^<meta name="log-in-callback" data-sso-url="https:\/\/sso\.example"/);
  });
});

describe('@login-02 A site with a placeholder', () => {
  const names = Object.keys(variables) as (keyof SiteSettings)[];

  test.each(names)('has neither control nor callback script: %s', (name) => {
    Object.assign(site, {settings: {...real, [name]: 'PLACEHOLDER'}, pathname: '/'});
    expect(render()).toBe('');
  });

  test('is every site whose client was not set', () => {
    Object.assign(site, {settings: readSettings({}), pathname: '/'});
    expect(render()).toBe('');
  });
});

import {describe, expect, test} from 'vitest';
import {type Anchor, type Click, internalTarget} from '../../../../src/features/static-pages/core/internalLink';

const SITE = 'https://docs.example.com';
const here = {origin: SITE, pathname: '/docs/api/people-index/'};
const click: Click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

/** A link as a browser reads it, resolved from the page that holds it. */
function link(href: string, attributes: Partial<Anchor> = {}): Anchor {
  const {origin, pathname, search, hash} = new URL(href, `${SITE}${here.pathname}`);
  return {origin, pathname, search, hash, target: '', download: '', ...attributes};
}

describe('The router follows a plain click', () => {
  test.each([
    ['on another page', '/guides/', '/guides/'],
    ['on the home page', '/', '/'],
    ['on a place of another page', '/docs/api/#error-401', '/docs/api/#error-401'],
    ['on an address with a query', '/docs/api/notes-index/?a=b%20c#x', '/docs/api/notes-index/?a=b%20c#x'],
    ['on a relative address', '../people-show/', '/docs/api/people-show/'],
    ['on the page itself', '/docs/api/people-index/', '/docs/api/people-index/'],
    ['on the page itself with a query', '?page=2', '/docs/api/people-index/?page=2'],
    ['on the landing page of 1.0, whose dot ends no file name', '/docs/api/1.0/', '/docs/api/1.0/'],
    ['on 1.0 without the slash', '/docs/api/1.0', '/docs/api/1.0'],
    ['on an operation of 1.0', '/docs/api/1.0/people-show/', '/docs/api/1.0/people-show/'],
    ['on a file name in the middle', '/openapi/v2.json/about/', '/openapi/v2.json/about/'],
  ])('%s', (_, href, target) => {
    expect(internalTarget(click, link(href), here)).toBe(target);
  });
});

describe('The browser acts by itself', () => {
  test.each<[string, Partial<Click>]>([
    ['the middle button', {button: 1}],
    ['the right button', {button: 2}],
    ['Alt', {altKey: true}],
    ['Ctrl', {ctrlKey: true}],
    ['Cmd', {metaKey: true}],
    ['Shift', {shiftKey: true}],
    ['a listener that has dealt with it', {defaultPrevented: true}],
  ])('on a click with %s', (_, parts) => {
    expect(internalTarget({...click, ...parts}, link('/guides/'), here)).toBeUndefined();
  });

  test.each<[string, string, Partial<Anchor>]>([
    ['to another site', 'https://example.com/guides/', {}],
    ['to the same host by another scheme', 'http://docs.example.com/guides/', {}],
    ['to an e-mail address', 'mailto:maya.okafor@larkfield.example', {}],
    ['for a new tab', '/guides/', {target: '_blank'}],
    ['that saves a file', '/guides/', {download: 'guides.html'}],
    ['to a description', '/openapi/v2.json', {}],
    ['to a description of any case', '/openapi/V2.YAML', {}],
    ['to a file with a query', '/openapi/v1.yaml?raw', {}],
    ['to a place of the same page', '#response-200', {}],
    ['to a place of the same page by its whole URL', '/docs/api/people-index/#path-id', {}],
  ])('on a link %s', (_, href, attributes) => {
    expect(internalTarget(click, link(href, attributes), here)).toBeUndefined();
  });
});

import {describe, expect, test} from 'vitest';
import {type Anchor, type Click, internalTarget} from '../../../../src/features/static-pages/core/internalLink';

const SITE = 'https://docs.example.com';
const here = {origin: SITE, pathname: '/docs/api/people-index/'};
const click: Click = {
  ...{button: 0, defaultPrevented: false},
  ...{altKey: false, ctrlKey: false, metaKey: false, shiftKey: false},
};

/** A link as a browser reads it, resolved from the page that has it. */
function link(href: string, attributes: Partial<Anchor> = {}): Anchor {
  const {origin, pathname, search, hash} = new URL(href, `${SITE}${here.pathname}`);
  return {origin, pathname, search, hash, target: '', download: '', ...attributes};
}

test.each([
  ['a heading of another page', '/docs/api/#error-401', '/docs/api/#error-401'],
  ['the page itself', '/docs/api/people-index/', '/docs/api/people-index/'],
  ['the page itself with a query', '?page=2', '/docs/api/people-index/?page=2'],
  ['the landing page of 1.0, whose dot ends no file name', '/docs/api/1.0/', '/docs/api/1.0/'],
])('The router follows a plain click on a link to %s', (_, href, target) => {
  expect(internalTarget(click, link(href), here)).toBe(target);
});

describe('The browser acts itself', () => {
  test.each<Partial<Click>>([
    ...[{button: 1}, {button: 2}, {defaultPrevented: true}],
    ...[{altKey: true}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}],
  ])('on the click %j', (parts) => {
    expect(internalTarget({...click, ...parts}, link('/guides/'), here)).toBeUndefined();
  });

  test.each<[string, string, Partial<Anchor>?]>([
    ['to another site', 'https://example.com/guides/'],
    ['to an email address', 'mailto:maya.okafor@larkfield.example'],
    ['for a new tab', '/guides/', {target: '_blank'}],
    ['that saves a file', '/guides/', {download: 'guides.html'}],
    ['to a file of any case with a query', '/openapi/V2.YAML?raw'],
    ['to a heading of the same page', '#response-200'],
  ])('on a link %s', (_, href, attributes) => {
    expect(internalTarget(click, link(href, attributes), here)).toBeUndefined();
  });
});

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {routes} from '../fixtures/routes';

const {items} = JSON.parse(readBuilt('/feed.json')) as {readonly items: readonly object[]};

describe.each(routes.references.map(({version, landing}) => [version, landing] as const))('API %s', (_, landing) => {
  const links = load(readPage(landing))('main a')
    .toArray()
    .map(({attribs: {href}}) => href);

  test('@readers-04 leads to its changelog, which begins with its first description', () => {
    expect(links).toContain(`${landing}changelog/`);
    const $ = load(readPage(`${landing}changelog/`));
    expect($('main h2').last().text()).toMatch(/^\w+ \d+, \d{4}/);
    expect($('main').text()).toContain('The changelog starts here.');
  });

  test('@true-05 leads to its unverified points', () => {
    expect(links).toContain(`${landing}unverified/`);
  });
});

test('@readers-04 both feeds have the same changes', () => {
  expect(items.length).toBeGreaterThan(0);
  expect(load(readBuilt('/feed.xml'), {xml: true})('entry')).toHaveLength(items.length);
});

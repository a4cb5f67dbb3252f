import {expect, test} from 'vitest';
import {hashSource} from '../../src/hosting/contentSecurityPolicy';
import {inlineCode} from '../../src/hosting/checkPages';
import {readRules} from '../../src/hosting/hostFiles';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {parts} from '../fixtures/routes';

const [everywhere] = readRules('build').headers;
const policy = everywhere?.headers['Content-Security-Policy'] ?? '';
const pages = [
  readBuilt('/404.html'),
  ...parts()
    .flatMap(({paths}) => paths)
    .map((path) => readPage(path)),
];

test('@paint-02 Each page carries styles that the policy allows by hash, and no other', () => {
  for (const html of pages) {
    const {firstView, scripts, styles} = inlineCode(html);
    expect(firstView).toHaveLength(1);
    expect(styles).toEqual([]);
    for (const code of [...firstView, ...scripts]) expect(policy).toContain(hashSource(code));
  }
});

test('@paint-02 The policy allows no unknown inline code, and is a small header', () => {
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy.length).toBeLessThan(4000);
  expect(policy.match(/'sha256-/g)?.length).toBeLessThan(11);
});

test('@paint-01 No file delays the first paint of a page with scripts', () => {
  for (const html of pages) {
    const [head = ''] = html.replaceAll(/<noscript>[^]*?<\/noscript>/g, '').split('<body');
    expect(head).not.toMatch(/rel="?(stylesheet|preload)/);
    expect(head).not.toMatch(/<script src(?![^>]* async)/);
  }
});

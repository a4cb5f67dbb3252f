import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {siteUrl} from '../../../src/config/siteUrl';

test('robots.txt names the sitemap of the published site', () => {
  expect(readFileSync('static/robots.txt', 'utf8')).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

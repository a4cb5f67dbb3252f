import {stringify} from 'yaml';
import {versionAt} from '../../../src/config/apiVersions';
import type {SitePage} from '../site-pages/sitePage';

/** What a program needs to know of a page before its text, as YAML between dashes. Unknown facts have no line. */
export function frontMatter({title, pathname, day, reference}: Omit<SitePage, 'content'>, siteUrl: string): string {
  const operation = reference?.kind === 'operation' ? reference : undefined;
  const lines = {
    title,
    url: siteUrl + pathname,
    api_version: versionAt(pathname)?.label,
    updated: day,
    scopes: operation?.scopes.length ? operation.scopes : undefined,
    // In points of the rate limit, without what deep pages cost.
    cost: operation?.cost,
  };
  return `---\n${stringify(lines, {lineWidth: 0})}---\n\n`;
}

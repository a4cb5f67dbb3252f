import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {operationsOf} from '../../openapi/model/spec';
import {pageUrl} from '../../openapi/pages/version';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {oldTopics} from '../../src/config/redirects';
import {OLD_LINKS} from '../../src/features/page-loading/core/oldLink';
import {writeIn} from '../../src/node/files';
import {escapeHtml} from '../../src/utils/escapeHtml';

/** The name that the provider's first reference gave an operation, without its `_json`: `get_v2_people_id`. */
const oldNameOf = (method: string, pathname: string): string =>
  [method, ...pathname.split('/').slice(1)].join('_').replaceAll(/[{}]/g, '').toLowerCase();

/** Pages by the names that operations and topics had in the provider's first reference. */
export function oldLinks(): Readonly<Record<string, string>> {
  const [version] = apiVersions;
  const operations = operationsOf(readPublished(version)).map(
    ({method, path: pathname, operationId}) => [oldNameOf(method, pathname), pageUrl(version, operationId)] as const,
  );
  return {...Object.fromEntries(operations), ...oldTopics};
}

/** A page that redirects without script, and has a link in case that fails. */
export function redirectPage(target: string, canonical: string): string {
  const to = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}

/** URLs of pages that can't replace other files: `/old/`, `/old.html`, `/docs/1.0/old/`. */
const OLD = /^\/(?:(?:[a-z\d][\w-]*|\d+\.\d+)\/)*(?!(?:index|404)\.)[a-z\d][\w-]*(?:\/|\.html)$/i;

/**
 * Writes a page for each old URL, and a file with the pages of old fragments, which the start script reads.
 * `@docusaurus/plugin-client-redirects` would use inline scripts, each of which a content security policy would have to
 * allow.
 */
export default function redirectPages(redirects: Readonly<Record<string, string>>) {
  const refused = Object.keys(redirects).find((from) => !OLD.test(from));
  if (refused !== undefined)
    throw new Error(
      `src/config/redirects.ts redirects ${refused}, which isn't the URL of an old page. Write it as /old/ or /old.html, or remove the entry.`,
    );
  return ({siteConfig}: LoadContext): Plugin => ({
    name: 'redirects',
    postBuild({outDir, routesPaths}) {
      for (const [from, to] of Object.entries(redirects)) {
        if (!routesPaths.includes(to)) {
          throw new Error(
            `src/config/redirects.ts redirects ${from} to ${to}, which does not exist. Correct the target.`,
          );
        }
        if (routesPaths.includes(from)) {
          throw new Error(`src/config/redirects.ts redirects ${from}, which is a page of the site. Remove the entry.`);
        }
        const file = path.extname(from) === '' ? path.join(from, 'index.html') : from;
        writeIn(outDir, file, redirectPage(to, siteConfig.url + to));
      }
      writeIn(outDir, OLD_LINKS, JSON.stringify(oldLinks()));
    },
  });
}

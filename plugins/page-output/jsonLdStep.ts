import type {SitePage} from '../lib/site-pages/sitePage';
import type {Step} from './applySteps';
import {type SiteFacts, jsonLdOf} from './jsonLd';

/** JSON in a script element. Its text can't end the element. */
const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Inserts data blocks at the end of the head.
 * @throws when the page has none
 */
export function insertData(html: string, data: readonly object[]): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The page has no </head>.');
  return html.slice(0, end) + data.map(block).join('') + html.slice(end);
}

export function jsonLdStep(pages: readonly SitePage[], site: SiteFacts): Step {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  return (html, pathname) => {
    const page = known.get(pathname);
    if (!page) throw new Error('plugins/lib/site-pages does not know it, so its JSON-LD has no title.');
    return insertData(html, jsonLdOf(page, site));
  };
}

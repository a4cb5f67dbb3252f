import {z} from 'zod';
import {siteUrl} from '../../config/siteUrl';
import {apiVersions} from '../../config/apiVersions';
import type {Engine} from '../../features/search/core/engine';
import type {PlainHit} from '../../features/search/core/hit';
import {OLD} from '../../features/search/core/score';
import {requestIn} from '../../features/search/core/shortenQuery';
import type {SearchResponse} from '../../features/search/core/record';
import {type Tool, listReply, oneLine, paging, query, reply, tool, version} from '../tool';

/** Most rows that the engine is asked for. */
const ROWS = 50;

export function row({url, hierarchy, content, fieldType}: PlainHit): string {
  const {lvl0: _, lvl1, ...below} = hierarchy;
  const title = [lvl1, ...Object.values(below).filter(Boolean)].join(' › ');
  return `- [${title}](${siteUrl}${url})${fieldType ? ` (${fieldType})` : ''}${content ? `: ${oneLine(content)}` : ''}`;
}

/** The hits of a version and of guides. Without a version, those of the newest one, or of all if it has none or the words ask for 1.0. */
export function found(engine: Engine, asked: string, label?: string): SearchResponse {
  const words = requestIn(asked) ?? asked;
  if (label === undefined && OLD.test(words)) return engine({query: words, hitsPerPage: ROWS});
  const versions = [`version:${label ?? apiVersions[0].label}`, 'version:current'];
  const response = engine({query: words, hitsPerPage: ROWS, facetFilters: [versions]});
  return response.hits.length > 0 || label !== undefined ? response : engine({query: words, hitsPerPage: ROWS});
}

const nothing = (words: string, near: readonly string[] = []): string =>
  `Nothing found for "${words}". Use fewer or other words${near.length > 0 ? `, such as ${near.join(', ')}` : ''}. ${siteUrl}/llms.txt lists all parts.`;

export const search: Tool = tool(
  'search',
  {
    title: 'Search the documentation',
    description:
      'Finds pages, sections and fields of the Salesloft API documentation, best matches first, or an operation by "POST /v2/people". Two to five words work best. Read a result with get_page.',
    input: z.object({query, version, ...paging}),
  },
  async ({query: words, version: label, ...page}, site) => {
    const {engine} = await site.search();
    const {hits, nearWords, missing} = found(engine, words, label);
    const lead = missing ? `No page mentions ${missing.join(', ')}. These may be about something else:\n` : '';
    return hits.length === 0 ? reply(nothing(words, nearWords)) : listReply(hits, page, row, lead);
  },
);

import {z} from 'zod';
import {siteUrl} from '../../config/siteUrl';
import type {Hit} from '../../features/search/core/response';
import {listReply, reply} from '../reply';
import {type Tool, paging, query, tool, version} from '../tool';

/** Most rows that the engine is asked for. */
const ROWS = 50;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 240);

function row({url, hierarchy, content, fieldType}: Hit): string {
  const {lvl0: _, lvl1, ...below} = hierarchy;
  const title = [lvl1, ...Object.values(below).filter(Boolean)].join(' › ');
  return `- [${title}](${siteUrl}${url})${fieldType ? ` (${fieldType})` : ''}${content ? `: ${oneLine(content)}` : ''}`;
}

const facetsOf = (label: string | undefined): string[][] =>
  label === undefined ? [] : [[`version:${label}`, 'version:current']];

const nothing = (words: string, near: readonly string[] = []): string =>
  `Nothing found for "${words}". Use fewer or other words${near.length > 0 ? `, such as ${near.join(', ')}` : ''}. ${siteUrl}/llms.txt lists all parts.`;

const search: Tool = tool(
  'search',
  {
    title: 'Search the documentation',
    description:
      'Finds pages, sections and fields of the Salesloft API documentation, the best first. Also finds an operation by its path, as in "POST /v2/people". Read a result with get_page.',
    input: z.object({query, version, ...paging}),
  },
  async ({query: words, version: label, ...page}, site) => {
    const engine = await site.search();
    const {hits, nearWords} = engine({query: words, hitsPerPage: ROWS, facetFilters: facetsOf(label)});
    return hits.length === 0 ? reply(nothing(words, nearWords)) : listReply(hits, page, row);
  },
);

const findField: Tool = tool(
  'find_field',
  {
    title: 'Find a field',
    description:
      'Finds the fields and parameters with a name, with type, meaning and every place that has them. Use it before you write a field name.',
    input: z.object({name: query.describe('Name of the field, as in owner_id or updated_at[gt]'), version, ...paging}),
  },
  async ({name, version: label, ...page}, site) => {
    const engine = await site.search();
    const {hits} = engine({query: name, hitsPerPage: ROWS, facetFilters: facetsOf(label)});
    const fields = hits.flatMap((hit) => [hit, ...(hit.more ?? [])]).filter(({fieldType}) => fieldType !== undefined);
    if (fields.length > 0) return listReply(fields, page, row);
    return reply(`No field is called "${name}". The API ignores unknown names silently, so don't send it. Try search.`);
  },
);

export const searchTools: readonly Tool[] = [search, findField];

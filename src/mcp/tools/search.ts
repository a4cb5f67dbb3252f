import {z} from 'zod';
import {type ErrorMessage, knownMessages} from '../../../openapi/model/errorMessages';
import {siteUrl} from '../../config/siteUrl';
import {apiVersions} from '../../config/apiVersions';
import type {Engine} from '../../features/search/core/engine';
import {type PlainHit, isNamed} from '../../features/search/core/hit';
import {OLD} from '../../features/search/core/score';
import type {SearchResponse} from '../../features/search/core/record';
import {keyOf} from '../../features/search/core/tokenize';
import {BadArgument, type Tool, listReply, paging, query, reply, tool, version} from '../tool';
import {guideUrl, guideUrls} from '../../config/routes';
import {withAbsoluteLinks} from '../../features/markdown-page/core/markdownUrl';

/** Most rows that the engine is asked for. */
const ROWS = 50;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 240);

function row({url, hierarchy, content, fieldType}: PlainHit): string {
  const {lvl0: _, lvl1, ...below} = hierarchy;
  const title = [lvl1, ...Object.values(below).filter(Boolean)].join(' › ');
  return `- [${title}](${siteUrl}${url})${fieldType ? ` (${fieldType})` : ''}${content ? `: ${oneLine(content)}` : ''}`;
}

/** The hits of a version and of guides. Without a version, those of the newest one, or of all if it has none or the words ask for 1.0. */
function found(engine: Engine, words: string, label?: string): SearchResponse {
  if (label === undefined && OLD.test(words)) return engine({query: words, hitsPerPage: ROWS});
  const versions = [`version:${label ?? apiVersions[0].label}`, 'version:current'];
  const response = engine({query: words, hitsPerPage: ROWS, facetFilters: [versions]});
  return response.hits.length > 0 || label !== undefined ? response : engine({query: words, hitsPerPage: ROWS});
}

const nothing = (words: string, near: readonly string[] = []): string =>
  `Nothing found for "${words}". Use fewer or other words${near.length > 0 ? `, such as ${near.join(', ')}` : ''}. ${siteUrl}/llms.txt lists all parts.`;

const search: Tool = tool(
  'search',
  {
    title: 'Search the documentation',
    description:
      'Finds pages, sections and fields of the Salesloft API documentation, best matches first. Also finds an operation by its path, as in "POST /v2/people". Read a result with get_page.',
    input: z.object({query, version, ...paging}),
  },
  async ({query: words, version: label, ...page}, site) => {
    const {engine} = await site.search();
    const {hits, nearWords} = found(engine, words, label);
    return hits.length === 0 ? reply(nothing(words, nearWords)) : listReply(hits, page, row);
  },
);

const findField: Tool = tool(
  'find_field',
  {
    title: 'Find a field',
    description:
      'Finds all fields and parameters with a name: their type, meaning and every place that has them. Use it before you write a field name.',
    input: z.object({name: query.describe('Name of the field, as in owner_id or updated_at[gt]'), version, ...paging}),
  },
  async ({name, version: label, ...page}, site) => {
    const {engine, fields: all} = await site.search();
    const near = found(engine, name, label).hits.flatMap((hit) => [hit, ...(hit.more ?? [])]);
    // The search has the likeliest first, and at most six of one name.
    const named = [...near, ...all.filter(({version: own}) => own === (label ?? apiVersions[0].label))].filter((hit) =>
      isNamed(hit, keyOf(name)),
    );
    const fields = named.length > 0 ? named : near.filter(({fieldType}) => fieldType !== undefined);
    if (fields.length > 0) return listReply([...new Map(fields.map((hit) => [hit.url, hit])).values()], page, row);
    return reply(`No field is called "${name}". The API ignores unknown names silently, so don't send it. Try search.`);
  },
);

export const searchTools: readonly Tool[] = [search, findField];

export const listEvents: Tool = tool(
  'list_events',
  {
    title: 'List webhook events',
    description:
      'Lists the events that webhooks deliver, with their exact names. Events that are not listed do not exist.',
    input: z.object({
      match: z.string().trim().max(100).default('').describe('Part of a name or description'),
      ...paging,
      limit: z.int().min(1).max(100).default(50).describe('Most results'),
    }),
  },
  async ({match, ...page}, site) => {
    const {webhooks = {}} = await site.description(apiVersions[0]);
    const words = match.toLowerCase();
    const events = Object.entries(webhooks)
      .map(([name, {post}]) => ({name, summary: post?.summary ?? ''}))
      .filter(({name, summary}) => `${name} ${summary}`.toLowerCase().includes(words));
    if (events.length === 0) throw new BadArgument(`No event matches "${match}". Omit match to list all events.`);
    return listReply(
      events,
      page,
      ({name, summary}) => `- [\`${name}\`](${siteUrl}${guideUrls.webhookEvents}#${name}): ${summary}`,
    );
  },
);

const messageText = ({status, text, cause, fix, operation}: ErrorMessage): string =>
  `- ${String(status)} \`${text}\`${operation ? ` (only ${operation})` : ''}: ${cause}. ${fix}.`;

export const explainError: Tool = tool(
  'explain_error',
  {
    title: 'Explain an error',
    description: 'Explains an API error by its status and message: its cause and what to do.',
    input: z.object({
      status: z.int().min(400).max(599).optional(),
      message: z.string().trim().max(2000).optional().describe('The text in the body, as in "has already been taken"'),
    }),
  },
  async ({status, message}) => {
    if (status === undefined && !message) throw new BadArgument('Pass status, message, or both.');
    const found = await Promise.resolve(knownMessages(message ?? '', status));
    const catalog = `Every status and message: ${siteUrl}${guideUrl('api-basics/errors')}`;
    if (status !== undefined && status >= 500)
      return reply(
        `The API failed. Retry a read or an upsert with increasing delays. After another create, check first whether the record exists. ${catalog}#5xx`,
      );
    if (message?.startsWith('<'))
      return reply(`The body is HTML, so no operation has this path. Look up the path with search. ${catalog}`);
    const others = found.length > 0 ? found : knownMessages('', status);
    const none = others.length > 0 ? '' : ' none.';
    const lead =
      found.length > 0 ? 'Known:' : `${message ? 'This message is unknown. ' : ''}Known for the status:${none}`;
    return reply(withAbsoluteLinks([lead, ...others.slice(0, 12).map(messageText), '', catalog].join('\n'), siteUrl));
  },
);

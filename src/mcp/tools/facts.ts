import {z} from 'zod';
import {type ErrorMessage, knownMessages} from '../../../openapi/model/errorMessages';
import {apiVersions} from '../../config/apiVersions';
import {guideUrl, guideUrls} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {withAbsoluteLinks} from '../../features/markdown-page/core/markdownUrl';
import {BadArgument, listReply, reply} from '../reply';
import {type Tool, paging, tool} from '../tool';

const listEvents: Tool = tool(
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

const explainError: Tool = tool(
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

export const factTools: readonly Tool[] = [listEvents, explainError];

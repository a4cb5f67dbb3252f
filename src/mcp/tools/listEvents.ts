import {z} from 'zod';
import {apiVersions} from '../../config/apiVersions';
import {guideUrls} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {BadArgument, listReply} from '../reply';
import {type Tool, paging, tool} from '../tool';

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

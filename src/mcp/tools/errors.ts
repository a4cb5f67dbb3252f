import {z} from 'zod';
import {type ErrorMessage, knownMessages} from '../../../openapi/model/errorMessages';
import {guideUrl} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {withAbsoluteLinks} from '../../features/markdown-page/core/markdownUrl';
import {BadArgument, type Tool, reply, tool} from '../tool';
import {found, row} from './search';

const messageText = ({status, text, cause, fix, operation}: ErrorMessage): string =>
  `- ${String(status)} \`${text}\`${operation ? ` (only ${operation})` : ''}: ${cause}. ${fix}.`;

const textsOf = (messages: readonly ErrorMessage[]): string =>
  withAbsoluteLinks(messages.slice(0, 12).map(messageText).join('\n'), siteUrl);

/** Most pages that are offered for an unknown message. */
const PAGES = 3;

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
  async ({status, message = ''}, site) => {
    if (status === undefined && message === '') throw new BadArgument('Pass status, message, or both.');
    const catalog = `Every status and message: ${siteUrl}${guideUrl('api-basics/errors')}`;
    if (status !== undefined && status >= 500)
      return reply(
        `The API failed. Retry a read or an upsert with increasing delays. After another create, check first whether the record exists. ${catalog}#5xx`,
      );
    if (message.startsWith('<'))
      return reply(`The body is HTML, so no operation has this path. Look up the path with search. ${catalog}`);
    const known = knownMessages(message, status);
    if (known.length > 0) return reply(`Known:\n${textsOf(known)}\n\n${catalog}`);
    const others = status === undefined ? [] : knownMessages('', status);
    const pages = message === '' ? [] : found((await site.search()).engine, message.slice(0, 300)).hits.slice(0, PAGES);
    const parts = [
      message !== '' && 'This message is unknown.',
      status !== undefined && `Known for the status:${others.length > 0 ? `\n${textsOf(others)}` : ' none.'}`,
      pages.length > 0 && `Pages with its words, which may be about something else:\n${pages.map(row).join('\n')}`,
      catalog,
    ];
    return reply(parts.filter(Boolean).join('\n\n'));
  },
);

import {z} from 'zod';
import {type ErrorMessage, knownMessages} from '../../../openapi/model/errorMessages';
import {guideUrl} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {withAbsoluteLinks} from '../../features/markdown-page/core/markdownUrl';
import {BadArgument, reply} from '../reply';
import {type Tool, tool} from '../tool';

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

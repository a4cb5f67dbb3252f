import {links} from '../links';

const ADVICE: Readonly<Record<string, string>> = {
  400: `Repeating it unchanged is useless: compare it with [the format of requests](${links.format}).`,
  401: `Send the token, or [refresh it](${links.oauth}) and repeat once.`,
  403: `Check the [scope](${links.scopes}) that the operation names, then the role of the user.`,
  404: 'Check the id, then whether the user of the token may see the record.',
  409: 'Read the record again before you decide whether to repeat the request.',
  422: `Show the messages to people; repeating it unchanged is useless. See [errors](${links.format}).`,
  429: `Wait for the next minute, add a random delay, and give up after a few attempts: [recover from a 429](${links.rateLimits}).`,
};

/** What a caller does after an error, as Markdown; empty for a status that the API does not answer with. Told at length in the guides of the API basics. */
export const adviceOn = (status: string): string => ADVICE[status] ?? '';

import {links} from '../links';
import {type MessageId, messages} from '../texts/messages';
import {say} from '../texts/say';

/** What a caller does after an error, as Markdown; empty for a status that the API does not answer with. Told at length in the guides of the API basics. */
export function adviceOn(status: string): string {
  const id = `advice.${status}`;
  return Object.hasOwn(messages, id) ? say(id as MessageId, links) : '';
}

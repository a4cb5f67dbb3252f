import {z} from 'zod';
import {apiVersions} from '../../config/apiVersions';
import {guideUrls} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {withAbsoluteLinks} from '../../features/markdown-page/core/markdownUrl';
import {SYNONYMS} from '../../features/search/core/synonyms';
import {stem} from '../../features/search/core/stem';
import {joinedWords, termsOf} from '../../features/search/core/tokenize';
import {STOP_WORDS} from '../../features/search/core/vocabulary';
import {BadArgument, type Tool, listReply, paging, tool} from '../tool';

/** What people call the change that an event reports. */
const CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{open: 'viewed', answer: 'replied', schedule: 'booked'},
    ...{unsubscribe: 'person_updated', opt: 'person_updated', enroll: 'cadence_membership_created'},
  }).map(([word, meant]) => [stem(word), meant]),
);

/** The terms of a word, or of one that means the same: `lead` is also found as `person`. One of them must be in a text. */
const meaningsOf = (word: string): string[][] =>
  [word, CALLED.get(stem(word)) ?? SYNONYMS.get(word) ?? SYNONYMS.get(stem(word)) ?? []].flat().map(termsOf);

/** The words that tell what is meant, without articles and the like. */
function tellingWords(text: string): string[] {
  const words = joinedWords(text.toLowerCase()).map((word) => word.text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Shorter words are also parts of others, as in without. */
const PART_LENGTH = 4;

/** Whether a text has a word, in any form or as a part of a name. */
function hasWord(text: string, word: string): boolean {
  const terms = new Set(termsOf(text));
  const isPart = word.length >= PART_LENGTH && text.toLowerCase().includes(word);
  return isPart || meaningsOf(word).some((meaning) => meaning.every((term) => terms.has(term)));
}

interface WebhookEvent {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The events whose names or descriptions match the words best. Of two words, the rarer tells more. */
function described(all: readonly WebhookEvent[], words: readonly string[]): WebhookEvent[] {
  const found = words.map((word) => all.filter(({name, text}) => hasWord(`${name} ${text}`, word)));
  const scoreOf = (event: WebhookEvent): number =>
    found.reduce((sum, events) => sum + (events.includes(event) ? 1 / events.length : 0), 0);
  const best = Math.max(...all.map(scoreOf));
  return best > 0 ? all.filter((event) => scoreOf(event) === best) : [];
}

const eventsUrl = siteUrl + guideUrls.webhookEvents;

export const listEvents: Tool = tool(
  'list_events',
  {
    title: 'List webhook events',
    description:
      'Lists the events that webhooks deliver, with their exact names. Events that are not listed do not exist.',
    input: z.object({
      match: z.string().trim().max(100).default('').describe('Words, as in reply'),
      ...paging,
      limit: z.int().min(1).max(100).default(50),
    }),
  },
  async ({match, ...page}, site) => {
    const {webhooks = {}} = await site.description(apiVersions[0]);
    const all = Object.entries(webhooks).map(([name, {post}]): WebhookEvent => ({
      name,
      title: post?.summary ?? '',
      text: post?.description ?? '',
    }));
    const words = tellingWords(match);
    const named = all.filter(({name, title}) => words.every((word) => hasWord(`${name} ${title}`, word)));
    const events = named.length > 0 ? named : described(all, words);
    const without = `What has no event: ${eventsUrl}#what-has-no-event`;
    if (events.length === 0)
      throw new BadArgument(`No event matches "${match}". Omit match to list all events. ${without}`);
    // The description says what sends the event, if its title doesn't.
    const textOf = ({title, text}: WebhookEvent): string => (named.length > 0 ? title : text);
    return listReply(
      events,
      page,
      (event) => `- [\`${event.name}\`](${eventsUrl}#${event.name}): ${withAbsoluteLinks(textOf(event), siteUrl)}`,
      named.length > 0 ? '' : `No event has this name. ${without}\n`,
    );
  },
);

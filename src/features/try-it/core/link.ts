import {type Draft, publicDraft} from './draft';

/** Prefix of the fragment of a request. */
export const FRAGMENT_PREFIX = '#try-it?';

/** Key of the mark of a call without its body. It is no ID of a field, because those have a colon. */
const WITHOUT = 'without';

/** Longest body in a link, in characters. Longer links break in email clients. */
const LONGEST_BODY = 2000;

/**
 * The fragment of a link that fills in the form: parameters and a short body. Browsers don't send fragments to servers.
 */
export function fragmentOf(draft: Draft): string {
  const {values, body, lacksBody} = publicDraft(draft);
  const pairs = Object.entries(values).flatMap(([id, texts]) => texts.map((text): [string, string] => [id, text]));
  const short = body !== undefined && body.length <= LONGEST_BODY;
  return (
    FRAGMENT_PREFIX +
    new URLSearchParams([
      ...pairs,
      ...(short ? [['body', body] satisfies [string, string]] : []),
      ...(lacksBody ? [[WITHOUT, 'body'] satisfies [string, string]] : []),
    ]).toString()
  );
}

/** Reads the fragment of such a link. Undefined for other fragments. Opening a link sends nothing. */
export function draftOf(fragment: string): Draft | undefined {
  if (!fragment.startsWith(FRAGMENT_PREFIX)) return undefined;
  const values = new Map<string, string[]>();
  const query = new URLSearchParams(fragment.slice(FRAGMENT_PREFIX.length));
  for (const [id, text] of query) {
    if (id === 'body' || id === WITHOUT) continue;
    const texts = values.get(id);
    if (texts) texts.push(text);
    else values.set(id, [text]);
  }
  return {
    values: Object.fromEntries(values),
    body: query.get('body') ?? undefined,
    ...(query.get(WITHOUT) === 'body' && {lacksBody: true}),
  };
}

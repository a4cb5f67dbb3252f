import {type Draft, publicDraft} from './draft';

/** What the fragment of a request begins with. */
export const FRAGMENT_PREFIX = '#try-it?';

/** Longest body that a link carries, in characters: longer ones break in mail programs. */
const LONGEST_BODY = 2000;

/**
 * The fragment of a link that fills the form: parameters, and a short body. A fragment stays in the browser: no server sees it.
 */
export function fragmentOf(draft: Draft): string {
  const {values, body} = publicDraft(draft);
  const pairs = Object.entries(values).flatMap(([id, texts]) => texts.map((text): [string, string] => [id, text]));
  const short = body !== undefined && body.length <= LONGEST_BODY;
  return (
    FRAGMENT_PREFIX +
    new URLSearchParams([...pairs, ...(short ? [['body', body] satisfies [string, string]] : [])]).toString()
  );
}

/** What a link fills in; undefined for any other fragment. Only the form looks at it: arriving sends nothing. */
export function draftOf(fragment: string): Draft | undefined {
  if (!fragment.startsWith(FRAGMENT_PREFIX)) return undefined;
  const values = new Map<string, string[]>();
  const query = new URLSearchParams(fragment.slice(FRAGMENT_PREFIX.length));
  for (const [id, text] of query) {
    if (id === 'body') continue;
    const texts = values.get(id);
    if (texts) texts.push(text);
    else values.set(id, [text]);
  }
  return {values: Object.fromEntries(values), body: query.get('body') ?? undefined};
}

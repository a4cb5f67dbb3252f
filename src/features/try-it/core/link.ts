import {type Draft, draftText, readDraft} from './draft';

/** Prefix of the fragment of a request. */
export const FRAGMENT_PREFIX = '#try-it?';

/** Longest body in a link, in characters. Longer links break in email clients. */
const LONGEST_BODY = 2000;

/** The fragment of a link that fills in the form: parameters and a short body. Browsers don't send fragments to servers. */
export function fragmentOf({values, body, lacksBody}: Draft): string {
  const short = body !== undefined && body.length <= LONGEST_BODY ? body : undefined;
  return FRAGMENT_PREFIX + draftText({values, body: short, ...(lacksBody && {lacksBody})});
}

/** Reads the fragment of such a link. Undefined for other fragments. Opening a link sends nothing. */
export const draftOf = (fragment: string): Draft | undefined =>
  fragment.startsWith(FRAGMENT_PREFIX)
    ? {...readDraft(fragment.slice(FRAGMENT_PREFIX.length)), isLinked: true}
    : undefined;

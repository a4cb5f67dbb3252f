import {type Draft, TARGET, completeText, draftText, readDraft} from './draft';
import type {Target} from './target';

/** Prefix of the fragment of a request. */
export const FRAGMENT_PREFIX = '#try-it?';

/** Longest body in a link, in characters. Longer links break in email clients. */
const LONGEST_BODY = 2000;

const withTarget = (text: string, target: Target | undefined): string =>
  FRAGMENT_PREFIX + [text, target && `${TARGET}=${target}`].filter(Boolean).join('&');

/**
 * The fragment of a link that fills in the form: parameters and a short body. Browsers don't send fragments to servers.
 * @param target where the form sends the request. Without it, the form decides
 */
export function fragmentOf({values, body}: Draft, target?: Target): string {
  const short = body !== undefined && body.length <= LONGEST_BODY ? body : undefined;
  return withTarget(draftText({values, body: short}), target);
}

/** The fragment of a link to a request that a guide shows. Its secrets are examples, so they stay. */
export const guideFragment = (draft: Draft, target: Target): string => withTarget(completeText(draft), target);

/** Reads the fragment of such a link. Undefined for other fragments. Opening a link sends nothing. */
export const draftOf = (fragment: string): Draft | undefined =>
  fragment.startsWith(FRAGMENT_PREFIX)
    ? {...readDraft(fragment.slice(FRAGMENT_PREFIX.length)), isLinked: true}
    : undefined;

import {withVisible} from '../../samples/core/jsonText';
import {type Field, type Values, shownTexts, textsOf} from './fields';
import {isSecret, publicBody} from './secrets';

/** Where the requests of the form go: to the sandbox in the page, or to the API with the visitor's credential. */
export const TARGETS = ['sandbox', 'account'] as const;
export type Target = (typeof TARGETS)[number];

/** The target in a link or in the storage, which can contain anything. */
export const readTarget = (text: unknown): Target | undefined => TARGETS.find((target) => target === text);

export interface Draft {
  readonly values: Values;
  /** Undefined if the body is the initial one. */
  readonly body: string | undefined;
  /** Whether a link filled it in, so that requests that change data need confirmation. */
  readonly isLinked?: boolean;
  /**
   * Whether anything but the visitor's own choice brought it to the account, so that writes need confirmation, and reads
   * unless it was empty.
   */
  readonly isMoved?: boolean | 'empty';
  /** Where a link sends the request, until the visitor chooses. */
  readonly target?: Target | undefined;
}

/** A draft in the storage, with the target for which it was filled in. Undefined in the draft of a link. */
export interface StoredDraft extends Draft {
  readonly origin?: Target | undefined;
}

/** The draft of a link. */
export interface LinkedDraft extends Draft {
  /** ID of a call in API Logs, whose body it repeats. */
  readonly call?: string | undefined;
}

/** The parts of a draft to store, without secrets and empty values. */
export function publicDraft({values, body, ...draft}: Draft): Draft {
  const kept = Object.entries(values)
    .map(([id, texts]) => [id, texts.filter((text) => text !== '')] as const)
    .filter(([id, texts]) => texts.length > 0 && !texts.some((text) => isSecret(id, text)));
  return {...draft, values: Object.fromEntries(kept), body: body === undefined ? undefined : publicBody(body)};
}

/** Longest body in a link, in characters. Longer links break in email clients. */
const LONGEST_BODY = 2000;

const linkedBody = ({body}: Pick<Draft, 'body'>): string | undefined =>
  body !== undefined && body.length <= LONGEST_BODY ? body : undefined;

/** Whether a link to the draft leaves out values that look secret. */
export function hasSecrets(draft: Pick<Draft, 'values' | 'body'>): boolean {
  const body = linkedBody(draft);
  return (
    Object.entries(draft.values).some(([id, texts]) => texts.some((text) => text !== '' && isSecret(id, text))) ||
    (body !== undefined && publicBody(body) !== body)
  );
}

export interface DraftForm {
  readonly fields: readonly Field[];
  readonly hasBody: boolean;
}

export const EMPTY_DRAFT: Draft = {values: {}, body: undefined};

/** Whether a draft has no values, and the initial body. */
export const isInitial = ({values, body}: Draft, {fields}: Pick<DraftForm, 'fields'>): boolean =>
  body === undefined && fields.every((field) => textsOf(values, field).length === 0);

/** Cleans an untrusted draft: removes values of unknown fields, texts in place of files, and invisible characters. */
export function shownDraft(draft: Draft, {fields, hasBody}: DraftForm): Draft {
  const shown = fields
    .filter(({type}) => type !== 'file')
    .map((field) => [field.id, shownTexts(draft.values, field)] as const)
    .filter(([, texts]) => texts.some((text) => text !== ''));
  const body = hasBody ? draft.body?.replaceAll(/\r\n?/g, '\n') : undefined;
  return {...draft, values: Object.fromEntries(shown), body: body === undefined ? undefined : withVisible(body)};
}

/** Keys that no field has, because IDs of fields have a colon. */
const BODY = 'body';
const LINKED = 'linked';
const MOVED = 'moved';
const TARGET = 'target';
const ORIGIN = 'origin';
const CALL = 'call';

/** A draft as text, with its secrets. */
function completeText({values, body, isLinked, isMoved, target, origin}: StoredDraft): string {
  const query = new URLSearchParams();
  for (const [id, texts] of Object.entries(values)) for (const text of texts) query.append(id, text);
  if (body !== undefined) query.set(BODY, body);
  if (isLinked) query.set(LINKED, '');
  if (isMoved) query.set(MOVED, isMoved === 'empty' ? isMoved : '');
  if (target) query.set(TARGET, target);
  if (origin) query.set(ORIGIN, origin);
  return query.toString();
}

/** The public parts of a draft as text for the storage. */
export const publicText = (kept: Draft, origin: Target): string => completeText({...kept, origin});

/** A draft as text for the storage, without secrets. */
export const draftText = (draft: Draft, origin: Target): string => publicText(publicDraft(draft), origin);

function contentOf(query: URLSearchParams): Pick<Draft, 'values' | 'body' | 'target'> {
  const ids = new Set([...query.keys()].filter((key) => key.includes(':')));
  return {
    values: Object.fromEntries([...ids].map((id) => [id, query.getAll(id)])),
    body: query.get(BODY) ?? undefined,
    target: readTarget(query.get(TARGET)),
  };
}

/** Reads the text of a stored draft, which can contain anything. */
export function readDraft(text: string): StoredDraft {
  const query = new URLSearchParams(text);
  const origin = readTarget(query.get(ORIGIN));
  const isMoved = query.get(MOVED) === 'empty' ? 'empty' : query.has(MOVED);
  return {...contentOf(query), isLinked: query.has(LINKED), isMoved, origin};
}

/** A stored draft without the target of a link, because the visitor has chosen another one since. */
export const unpinned = (text: string): string => completeText({...readDraft(text), target: undefined});

export const FRAGMENT_PREFIX = '#try-it?';

/** The fragment of a link that fills in the form. Browsers don't send it to servers. Without a target, the form decides. */
export const fragmentOf = (draft: Draft, target?: Target): string =>
  FRAGMENT_PREFIX + completeText({...publicDraft({values: draft.values, body: linkedBody(draft)}), target});

/** The fragment of a link to a request that a guide shows. Its secrets are examples, so they stay. */
export const guideFragment = (draft: Draft): string => FRAGMENT_PREFIX + completeText(draft);

/** The fragment that repeats a call with its body. @param call its ID in the list of this tab */
export const repeatFragment = (fragment: string, call: string): string =>
  `${fragment}&${new URLSearchParams({[CALL]: call}).toString()}`;

/** Reads the fragment of such a link. Undefined for other fragments. Opening a link sends nothing. */
export function draftOf(fragment: string): LinkedDraft | undefined {
  if (!fragment.startsWith(FRAGMENT_PREFIX)) return undefined;
  const query = new URLSearchParams(fragment.slice(FRAGMENT_PREFIX.length));
  const content = contentOf(query);
  // A link that names only the target fills in nothing.
  const isLinked = content.body !== undefined || Object.keys(content.values).length > 0;
  return {...content, isLinked, call: query.get(CALL) ?? undefined};
}

import {stringify} from 'lossless-json';
import {withVisible} from '../../samples/core/jsonText';
import {type Field, type Values, shownTexts, textsOf} from './fields';
import {readJson} from './json';
import {isSecret, publicBody} from './secrets';

/** Where the requests of the form go: to the sandbox in the page, or to the API with the visitor's credential. */
export const TARGETS = ['sandbox', 'account'] as const;
export type Target = (typeof TARGETS)[number];

/** The target in a link or in the storage, which can contain anything. */
export const readTarget = (text: string | null): Target | undefined => TARGETS.find((target) => target === text);

export interface Draft {
  readonly values: Values;
  /** Undefined if the body is the initial one. */
  readonly body: string | undefined;
  /** Whether a link filled it in, so that requests that change data need confirmation. */
  readonly isLinked?: boolean;
  /** Where a link sends the request, until the visitor chooses. */
  readonly target?: Target | undefined;
}

/** The parts of a draft to store, without secrets and empty values. */
export function publicDraft({values, body, isLinked = false, target}: Draft): Draft {
  const kept = Object.entries(values)
    .map(([id, texts]) => [id, texts.filter((text) => text !== '')] as const)
    .filter(([id, texts]) => texts.length > 0 && !texts.some((text) => isSecret(id, text)));
  return {values: Object.fromEntries(kept), body: body === undefined ? undefined : publicBody(body), isLinked, target};
}

export interface DraftForm {
  readonly fields: readonly Field[];
  readonly hasBody: boolean;
  /** The values before the visitor changes them. */
  readonly initial: Values;
}

export const initialDraft = ({initial}: DraftForm): Draft => ({values: initial, body: undefined});

/** Whether a draft has the initial values and the initial body, whatever the order of its values. */
export function isInitial({values, body}: Draft, {fields, initial}: DraftForm): boolean {
  const isSame = (field: Field): boolean =>
    JSON.stringify(textsOf(values, field)) === JSON.stringify(textsOf(initial, field));
  return body === undefined && fields.every(isSame);
}

/** Cleans an untrusted draft: removes values of unknown fields and invisible characters. */
export function shownDraft(draft: Draft, {fields, hasBody}: Pick<DraftForm, 'fields' | 'hasBody'>): Draft {
  const shown = fields
    .map((field) => [field.id, shownTexts(draft.values, field)] as const)
    .filter(([, texts]) => texts.some((text) => text !== ''));
  const body = hasBody ? draft.body?.replaceAll(/\r\n?/g, '\n') : undefined;
  return {...draft, values: Object.fromEntries(shown), body: body === undefined ? undefined : withVisible(body)};
}

/** A name of IDs or GUIDs, perhaps of a field (`path:id`). Those of a CRM are the visitor's own. */
const ANY_ID = /(?:^|:|(?<!crm)_)(?:gu|uu)?ids?(?:\[\])?$/;

/** A body without IDs of records. Other texts stay. */
export function withoutIds(text: string): string {
  const read = readJson(text);
  if (read.kind !== 'value') return text;
  const kept = stringify(read.value, (name, value) => (ANY_ID.test(name) ? undefined : value), 2) ?? '';
  // Of an object that loses all fields, the library writes two lines.
  return kept === stringify(read.value, undefined, 2) ? text : kept.replace(/^\{\s+\}$/, '{}');
}

/** What a form keeps when it changes from the sandbox to the account, where the same IDs can be those of other records. */
export const accountDraft = ({values, body, ...draft}: Draft): Draft => ({
  ...draft,
  values: Object.fromEntries(Object.entries(values).filter(([id]) => !ANY_ID.test(id))),
  body: body === undefined ? undefined : withoutIds(body),
});

/** Keys that no field has, because IDs of fields have a colon. */
const BODY = 'body';
const LINKED = 'linked';
const TARGET = 'target';

/** A draft as text, with its secrets. */
function completeText({values, body, isLinked, target}: Draft): string {
  const query = new URLSearchParams();
  for (const [id, texts] of Object.entries(values)) for (const text of texts) query.append(id, text);
  if (body !== undefined) query.set(BODY, body);
  if (isLinked) query.set(LINKED, '');
  if (target) query.set(TARGET, target);
  return query.toString();
}

/** A draft as text for the storage, without secrets. */
export const draftText = (draft: Draft): string => completeText(publicDraft(draft));

/** Reads the text of a draft, which can contain anything. */
export function readDraft(text: string): Draft {
  const query = new URLSearchParams(text);
  const ids = new Set([...query.keys()].filter((key) => ![BODY, LINKED, TARGET].includes(key)));
  return {
    values: Object.fromEntries([...ids].map((id) => [id, query.getAll(id)])),
    body: query.get(BODY) ?? undefined,
    isLinked: query.has(LINKED),
    target: readTarget(query.get(TARGET)),
  };
}

export const FRAGMENT_PREFIX = '#try-it?';

/** Longest body in a link, in characters. Longer links break in email clients. */
const LONGEST_BODY = 2000;

/** The fragment of a link that fills in the form. Browsers don't send it to servers. Without a target, the form decides. */
export function fragmentOf({values, body}: Draft, target?: Target): string {
  const short = body !== undefined && body.length <= LONGEST_BODY ? body : undefined;
  return FRAGMENT_PREFIX + completeText({...publicDraft({values, body: short}), target});
}

/** The fragment of a link to a request that a guide shows. Its secrets are examples, so they stay. */
export const guideFragment = (draft: Draft): string => FRAGMENT_PREFIX + completeText(draft);

/** Reads the fragment of such a link. Undefined for other fragments. Opening a link sends nothing. */
export function draftOf(fragment: string): Draft | undefined {
  if (!fragment.startsWith(FRAGMENT_PREFIX)) return undefined;
  const draft = readDraft(fragment.slice(FRAGMENT_PREFIX.length));
  // A link that names only the target fills in nothing.
  return {...draft, isLinked: draft.body !== undefined || Object.keys(draft.values).length > 0};
}

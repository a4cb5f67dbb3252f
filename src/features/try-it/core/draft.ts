import {withVisible} from '../../samples/core/jsonText';
import type {Field} from './fields';
import {isSecretName, publicBody} from './secrets';
import {type Target, readTarget} from './target';
import {type Values, shownTexts, textsOf} from './values';

/** The form data of one operation. */
export interface Draft {
  readonly values: Values;
  /** Undefined if the body is the initial one. */
  readonly body: string | undefined;
  /** Whether a link filled it in, so that requests that change data need confirmation. */
  readonly isLinked?: boolean;
  /** Where a link sends the request. It isn't stored with the draft. */
  readonly target?: Target | undefined;
}

/** The parts of a draft to store, without secrets and empty values. */
export function publicDraft({values, body, isLinked}: Draft): Draft {
  const kept = Object.entries(values)
    .map(([id, texts]) => [id, texts.filter((text) => text !== '')] as const)
    .filter(([id, texts]) => texts.length > 0 && !isSecretName(id));
  return {
    values: Object.fromEntries(kept),
    body: body === undefined ? undefined : publicBody(body),
    ...(isLinked && {isLinked}),
  };
}

/** What the form of an operation has. */
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
export function shownDraft(
  {values, body, isLinked, target}: Draft,
  {fields, hasBody}: Pick<DraftForm, 'fields' | 'hasBody'>,
): Draft {
  const shown = fields
    .map((field) => [field.id, shownTexts(values, field)] as const)
    .filter(([, texts]) => texts.some((text) => text !== ''));
  return {
    values: Object.fromEntries(shown),
    body: hasBody && body !== undefined ? withVisible(body.replaceAll(/\r\n?/g, '\n')) : undefined,
    ...(isLinked && {isLinked}),
    ...(target && {target}),
  };
}

/** Keys that no field has, because IDs of fields have a colon. */
const BODY = 'body';
const LINKED = 'linked';
export const TARGET = 'target';

/** A draft as text for a link or the storage, without secrets. */
export const draftText = (draft: Draft): string => completeText(publicDraft(draft));

/** A draft as text, with its secrets. */
export function completeText({values, body, isLinked}: Draft): string {
  const query = new URLSearchParams();
  for (const [id, texts] of Object.entries(values)) for (const text of texts) query.append(id, text);
  if (body !== undefined) query.set(BODY, body);
  if (isLinked) query.set(LINKED, '');
  return query.toString();
}

/** Reads the text of a draft, which can contain anything. */
export function readDraft(text: string): Draft {
  const query = new URLSearchParams(text);
  const ids = new Set([...query.keys()].filter((key) => ![BODY, LINKED, TARGET].includes(key)));
  const target = readTarget(query.get(TARGET));
  return {
    values: Object.fromEntries([...ids].map((id) => [id, query.getAll(id)])),
    body: query.get(BODY) ?? undefined,
    ...(query.has(LINKED) && {isLinked: true}),
    ...(target && {target}),
  };
}

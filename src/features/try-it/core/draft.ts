import {withVisible} from '@site/src/features/samples/core/jsonText';
import {isObject} from '@site/src/utils/isObject';
import type {Field} from './fields';
import {isSecretName, publicBody} from './secrets';
import {type Values, shownTexts, textsOf} from './values';

/** The form data of one operation. */
export interface Draft {
  readonly values: Values;
  /** Undefined if the body is the initial one. */
  readonly body: string | undefined;
  /** Whether a link filled it in, so that requests that change data need confirmation. */
  readonly isLinked?: boolean;
  /** Whether it repeats a call of API Logs whose body is not stored. The last or the initial body takes its place. */
  readonly lacksBody?: boolean;
}

export const EMPTY: Draft = {values: {}, body: undefined};

/** The parts of a draft to store, without secrets and empty values. */
export function publicDraft({values, body, isLinked, lacksBody}: Draft): Draft {
  const kept = Object.entries(values)
    .map(([id, texts]) => [id, texts.filter((text) => text !== '')] as const)
    .filter(([id, texts]) => texts.length > 0 && !isSecretName(id));
  return {
    values: Object.fromEntries(kept),
    body: body === undefined ? undefined : publicBody(body),
    ...(isLinked && {isLinked}),
    ...(lacksBody && {lacksBody}),
  };
}

/** The form of a draft. */
export interface DraftForm {
  readonly fields: readonly Field[];
  readonly hasBody: boolean;
  /** The values before the visitor changes them. */
  readonly initial: Values;
}

export const initialDraft = ({initial}: DraftForm): Draft => ({values: initial, body: undefined});

/** Whether a draft has the initial values and the initial body, whatever the order of its values. */
export function isInitial({values, body, lacksBody = false}: Draft, {fields, initial}: DraftForm): boolean {
  const isSame = (field: Field): boolean =>
    JSON.stringify(textsOf(values, field)) === JSON.stringify(textsOf(initial, field));
  return body === undefined && !lacksBody && fields.every(isSame);
}

/** Cleans an untrusted draft: removes values of unknown fields and invisible characters. */
export function shownDraft(
  {values, body, isLinked, lacksBody}: Draft,
  {fields, hasBody}: Pick<DraftForm, 'fields' | 'hasBody'>,
): Draft {
  const shown = fields
    .map((field) => [field.id, shownTexts(values, field)] as const)
    .filter(([, texts]) => texts.some((text) => text !== ''));
  return {
    values: Object.fromEntries(shown),
    body: hasBody && body !== undefined ? withVisible(body.replaceAll(/\r\n?/g, '\n')) : undefined,
    ...(isLinked && {isLinked}),
    ...(lacksBody && hasBody && {lacksBody}),
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Reads a stored draft, without invalid parts. */
export function readDraft(text: string | null): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isObject(stored)) return EMPTY;
    const {values, body, isLinked, lacksBody} = stored;
    const kept = Object.entries(isObject(values) ? values : {}).filter((entry): entry is [string, readonly string[]] =>
      isTexts(entry[1]),
    );
    return {
      values: Object.fromEntries(kept),
      body: typeof body === 'string' ? body : undefined,
      // If in doubt, treat it as filled in by a link.
      ...(isLinked !== undefined && isLinked !== false && {isLinked: true}),
      ...(lacksBody === true && {lacksBody}),
    };
  } catch {
    return EMPTY;
  }
}

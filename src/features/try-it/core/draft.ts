import type {Values} from './values';
import {isSecretName, publicBody} from './secrets';

/** What a visitor has filled in for one operation. */
export interface Draft {
  readonly values: Values;
  /** Undefined as long as the body is the description's example. */
  readonly body: string | undefined;
}

export const EMPTY: Draft = {values: {}, body: undefined};

/** The parts of a draft that may outlive the page: no secrets, nothing empty. */
export function publicDraft({values, body}: Draft): Draft {
  const kept = Object.entries(values)
    .map(([id, texts]) => [id, texts.filter((text) => text !== '')] as const)
    .filter(([id, texts]) => texts.length > 0 && !isSecretName(id));
  return {values: Object.fromEntries(kept), body: body === undefined ? undefined : publicBody(body)};
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every((text) => typeof text === 'string');

/** A draft from storage. Whatever is not one, in whole or in part, is left out. */
export function readDraft(text: string | null): Draft {
  try {
    const {values, body} = JSON.parse(text ?? '') as {readonly values?: unknown; readonly body?: unknown};
    const kept = Object.entries(values ?? {}).filter((entry): entry is [string, readonly string[]] =>
      isTexts(entry[1]),
    );
    return {values: Object.fromEntries(kept), body: typeof body === 'string' ? body : undefined};
  } catch {
    return EMPTY;
  }
}

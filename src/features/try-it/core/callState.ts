import type {PlacedOperation} from '@site/openapi/model/spec';
import {shortened} from '@site/src/features/samples/core/jsonText';
import {isObject} from '@site/src/utils/isObject';
import {parsedJson} from '@site/src/utils/parsedJson';
import type {Outcome} from './outcome';
import type {Draft} from './draft';

/** What the open workbench shows: the form, the response, or the code and the examples of the page. */
export type View = 'request' | 'response' | 'code';

export interface Result {
  readonly outcome: Outcome;
  readonly hadToken: boolean;
  /** Whether the form has other content since, to which errors of fields don't apply. */
  readonly isReplaced?: boolean;
}

/** State of the form's calls, of which one runs at a time. */
export interface CallState {
  /** `confirming` while a dialog asks whether to send. */
  readonly phase: 'editing' | 'confirming' | 'sending';
  readonly view: View;
  /** Problems are shown after the first rejected attempt. */
  readonly showsProblems: boolean;
  /** Increases with each rejected attempt, so that the first invalid input takes the focus. */
  readonly rejections: number;
  /** Undefined before the first call, and while one runs. */
  readonly result: Result | undefined;
}

export const initialCall: CallState = {
  phase: 'editing',
  view: 'request',
  showsProblems: false,
  rejections: 0,
  result: undefined,
};

type Change = (state: CallState) => CallState;

/** A problem prevents the next attempt. The errors of the one before are about other content. */
export const rejected: Change = ({rejections, result, ...state}) => ({
  ...state,
  view: 'request',
  showsProblems: true,
  rejections: rejections + 1,
  result: result && {...result, isReplaced: true},
});

/** A call ended. A visitor who went back to the form while it ran stays there. */
export const ended =
  (result: Result): Change =>
  (state) => ({...state, phase: 'editing', view: state.phase === 'sending' ? state.view : 'response', result});

/** The form has other content: the visitor reset it or replaced its body, or a link filled it in. */
export const replaced: Change = ({phase, result, ...state}) => ({
  ...state,
  // A dialog is about the request before.
  phase: phase === 'confirming' ? 'editing' : phase,
  showsProblems: false,
  result: result && {...result, isReplaced: true},
});

/** The visit ended, or the form has another target. The form says what was removed. */
export const dropped: Change = ({view}) => ({...initialCall, view: view === 'response' ? 'request' : view});

/** Requests that change many records at once, or start to contact a person. */
const DRASTIC = /bulk|cadence_memberships|redaction|deletion|forgotten|imports/;

/** Whether a request needs confirmation: one that deletes, a drastic one, or one that changes data with values from a link. */
export const mustConfirm = (
  {method, path}: Pick<PlacedOperation, 'method' | 'path'>,
  {isLinked = false}: Pick<Draft, 'isLinked'>,
): boolean => method === 'delete' || (method !== 'get' && (isLinked || DRASTIC.test(path)));

/** Messages by the name of a field, such as `address.city`. The empty name is the whole request. */
export type ValidationErrors = ReadonlyMap<string, string>;

const MAX_LENGTH = 300;
/** Longest body that is read, in characters. */
const LARGEST = 500_000;
const LEVELS = 3;

/** One or several messages. Undefined for other values. */
function wordsOf(value: unknown): string | undefined {
  const texts = [value].flat().filter((item) => typeof item === 'string');
  return texts.length > 0 ? shortened(texts.join(' '), MAX_LENGTH) : undefined;
}

/** The errors in a value, outer fields first. */
function* entriesOf(value: unknown, name: string, levels: number): Generator<readonly [name: string, words: string]> {
  const words = wordsOf(value);
  if (words !== undefined) yield [name, words];
  else if (isObject(value) && levels > 0) {
    for (const [key, item] of Object.entries(value)) {
      const short = shortened(key, MAX_LENGTH);
      yield* entriesOf(item, name ? `${name}.${short}` : short, levels - 1);
    }
  }
}

/** The errors in the body of a 422. Bodies of other shapes have none. */
export function readValidationErrors(text: string): ValidationErrors {
  const body = text.length > LARGEST ? undefined : parsedJson(text);
  return new Map(isObject(body) ? entriesOf(body.errors, '', LEVELS) : []);
}

/** The errors in a result about the fields of the form, until the form has other content. */
export function fieldErrors({outcome, isReplaced}: Partial<Result> = {}): ValidationErrors {
  const isInvalid = outcome?.kind === 'response' && outcome.status === 422 && !isReplaced;
  return readValidationErrors(isInvalid ? outcome.body.text : '');
}

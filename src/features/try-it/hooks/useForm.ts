import {useMemo} from 'react';
import {type Target, isInitial, withoutIds} from '../core/draft';
import type {Field} from '../core/fields';
import {readJson} from '../core/json';
import type {LoadedOperation} from '../core/operation';
import {type Values, requestInput} from '../core/values';
import type {DraftState} from './useDraft';

/** The examples of required parameters, which are records of the sandbox. */
const sandboxValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.flatMap(({id, required, example}) => (required && example !== undefined ? [[id, [example]]] : [])),
  );

/** The content of the form of an operation. In the sandbox it starts with examples, which never reach the account. */
export function useForm(loaded: LoadedOperation, state: DraftState, target: Target) {
  const {fields, hasBody, bodyMinimum} = loaded;
  const {draft: own} = state;
  const draft = useMemo(
    () => (target === 'sandbox' ? {...own, values: {...sandboxValues(fields), ...own.values}} : own),
    [fields, own, target],
  );
  const bodyExample = target === 'sandbox' ? bodyMinimum : withoutIds(bodyMinimum);
  /** As shown and sent. Empty without a body. */
  const bodyText = hasBody ? (draft.body ?? bodyExample) : '';
  const body = useMemo(() => readJson(bodyText), [bodyText]);
  const input = useMemo(
    () => requestInput(fields, draft.values, body.kind === 'value' ? body.value : undefined),
    [fields, draft.values, body],
  );
  return {...state, draft, bodyText, body, input, isPristine: isInitial(own, loaded)};
}

export type Form = ReturnType<typeof useForm>;

import {useMemo} from 'react';
import type {RequestInput} from '@site/src/features/samples/core/sampleRequest';
import {isInitial} from '../core/draft';
import {type ReadJson, readJson} from '../core/json';
import type {LoadedOperation} from '../core/operation';
import {requestInput} from '../core/values';
import {type DraftState, useDraft} from './useDraft';

/** The content of a form. */
export interface Form extends DraftState {
  /** The text of the body, as shown and sent. Empty without a body. */
  readonly bodyText: string;
  readonly body: ReadJson;
  /** Values and body for the request. */
  readonly input: RequestInput;
  /** Whether the visitor changed nothing. */
  readonly isPristine: boolean;
}

/** The content of the form of an operation, which is kept for the session of the tab. */
export function useForm(loaded: LoadedOperation, hasKey: boolean): Form {
  const {operation, version, fields, hasBody, bodyMinimum} = loaded;
  const state = useDraft(`draft.${version}/${operation.operationId}`, loaded, hasKey);
  const {draft} = state;
  const bodyText = hasBody ? (draft.body ?? bodyMinimum) : '';
  const body = useMemo(() => readJson(bodyText), [bodyText]);
  const input = useMemo(
    () => requestInput(fields, draft.values, body.kind === 'value' ? body.value : undefined),
    [fields, draft.values, body],
  );
  return {...state, bodyText, body, input, isPristine: isInitial({...draft, lacksBody: false}, loaded)};
}

import {useMemo} from 'react';
import {mainMedia} from '@site/openapi/model/media';
import type {RequestInput} from '@site/src/features/samples/core/sampleRequest';
import type {Result} from '../core/callMachine';
import type {LoadedOperation} from '../core/operation';
import {NO_ERRORS, type ValidationErrors, readValidationErrors, remainingErrors} from '../core/validationErrors';

/** The errors in a 422 about the fields of the form, without those of fields that were edited since. */
export function useErrors(
  {operation, fields}: LoadedOperation,
  result: Result | undefined,
  input: RequestInput,
): ValidationErrors {
  const {outcome, input: sent} = result ?? {};
  const text = outcome?.kind === 'response' && outcome.status === 422 ? outcome.body.text : '';
  const all = useMemo(() => readValidationErrors(text), [text]);
  const parts = useMemo(() => {
    const [, media] = mainMedia(operation.requestBody?.content) ?? [];
    return {fields, bodyNames: new Set(Object.keys(media?.schema?.properties ?? {}))};
  }, [fields, operation]);
  return useMemo(() => (sent ? remainingErrors(all, {sent, now: input, parts}) : NO_ERRORS), [all, input, parts, sent]);
}

import {useCallback, useMemo, useState} from 'react';
import {mainMedia} from '@site/openapi/model/media';
import type {RequestInput} from '@site/src/features/samples/core/sampleRequest';
import type {Field} from '../core/fields';
import type {LoadedOperation} from '../core/operation';
import type {Outcome} from '../core/outcome';
import {NO_ERRORS, type ValidationErrors, readValidationErrors, remainingErrors} from '../core/validationErrors';

/** What was sent, and its outcome. */
interface Sent {
  readonly outcome: Outcome;
  readonly input: RequestInput;
}

interface Form {
  readonly fields: readonly Field[];
  readonly input: RequestInput;
  readonly outcome: Outcome | undefined;
}

interface Complaints {
  /** The errors of the shown response, without those of fields that were edited since. */
  readonly complaints: ValidationErrors;
  readonly record: (sent: Sent) => void;
  /** Drops all errors, because the request was replaced. */
  readonly forget: () => void;
}

/** The errors of a 422 about the fields of the form. */
export function useComplaints({operation}: LoadedOperation, {fields, input, outcome}: Form): Complaints {
  const [sent, record] = useState<Sent>();
  const refused = outcome?.kind === 'response' && outcome.status === 422 ? outcome.body.text : '';
  const all = useMemo(() => (refused === '' ? NO_ERRORS : readValidationErrors(refused)), [refused]);
  const parts = useMemo(() => {
    const [, media] = mainMedia(operation.requestBody?.content) ?? [];
    return {fields, bodyNames: new Set(Object.keys(media?.schema?.properties ?? {}))};
  }, [fields, operation]);
  const complaints = useMemo(
    () => (sent && sent.outcome === outcome ? remainingErrors(all, {sent: sent.input, now: input, parts}) : NO_ERRORS),
    [all, input, outcome, parts, sent],
  );
  const forget = useCallback(() => record(undefined), []);
  return {complaints, record, forget};
}

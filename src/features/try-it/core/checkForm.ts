import type {BodyProblem, Problem} from '@site/openapi/model/schemaErrors';
import {checkBody} from './checkBody';
import {checkValues} from './checkValues';
import type {ReadJson} from './json';
import type {LoadedOperation} from './operation';
import type {Values} from './values';

export interface FormProblems {
  /** By field ID. */
  readonly values: ReadonlyMap<string, Problem>;
  readonly body: readonly BodyProblem[];
  /** Whether they prevent the request. Others are only against the description, and the request can be sent anyway. */
  readonly areBlocking: boolean;
}

export const NO_PROBLEMS: FormProblems = {values: new Map(), body: [], areBlocking: false};

const BLOCKING: readonly string[] = ['required', 'segment', 'pair', 'duplicate'];

function problemsOfBody({bodySchema}: LoadedOperation, body: ReadJson): readonly BodyProblem[] {
  if (body.kind === 'empty') return [{path: '', keyword: 'required', detail: ''}];
  return body.kind === 'value' && bodySchema ? checkBody(bodySchema, body.value) : [];
}

/** Checks the values and the body of a form. */
export function checkForm(loaded: LoadedOperation, values: Values, body: ReadJson): FormProblems {
  const {operation, fields, bodyMinimum} = loaded;
  const needsBody = operation.requestBody?.required === true;
  // Most writes need a body even if the description doesn't require one.
  const mayBeEmpty = !needsBody && bodyMinimum === '';
  const problems = checkValues(fields, values);
  return {
    values: problems,
    body: body.kind === 'empty' && mayBeEmpty ? [] : problemsOfBody(loaded, body),
    areBlocking:
      body.kind === 'error' ||
      (body.kind === 'empty' && needsBody) ||
      [...problems.values()].some(({keyword}) => BLOCKING.includes(keyword)),
  };
}

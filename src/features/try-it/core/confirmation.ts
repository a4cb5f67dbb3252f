import type {PlacedOperation} from '@site/openapi/model/spec';
import {requestUrl} from '@site/src/features/samples/core/requestUrl';
import type {SampleRequest} from '@site/src/features/samples/core/request';

/** A request that is confirmed before it is sent. */
export interface Confirmation {
  readonly method: string;
  readonly url: string;
  /** As it is sent; empty for none. */
  readonly body: string;
  /** What a deletion does to what: `Delete person 70211`, or the method and the path. */
  readonly target: string;
  /** Whether a link filled in the form. */
  readonly isLinked: boolean;
}

/** Longest part of a button's label, in characters. */
const MAX_LENGTH = 40;

/** `Delete a person` and one id in the path become `Delete person 70211`. */
function targetOf({method, path, summary}: PlacedOperation, url: string): string {
  const sent = new URL(url).pathname;
  const parameters = path.split('/').filter((segment) => segment.startsWith('{'));
  const [, verb = '', noun = ''] = /^(Delete|Remove) (?:an?|the) ([\w -]+)$/.exec(summary) ?? [];
  const id = sent.split('/').at(-1) ?? '';
  const isNamed = parameters.length === 1 && path.endsWith(parameters[0] ?? '') && /^[\w.~-]+$/.test(id);
  const whole = isNamed && noun !== '' ? `${verb} ${noun} ${id}` : `${method.toUpperCase()} ${sent}`;
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH)}…` : whole;
}

/** What a visitor is asked before a request goes out. */
export function confirmationFor(
  operation: PlacedOperation,
  request: SampleRequest,
  {body, isLinked}: Pick<Confirmation, 'body' | 'isLinked'>,
): Confirmation {
  const url = requestUrl(request);
  return {method: request.method, url, body, isLinked, target: targetOf(operation, url)};
}

import type {PlacedOperation} from '@site/openapi/model/spec';
import {requestUrl} from '@site/src/features/samples/core/requestUrl';
import type {SampleRequest} from '@site/src/features/samples/core/request';

/** A request that needs confirmation. */
export interface Confirmation {
  readonly method: string;
  readonly url: string;
  /** The action: `Delete person 70211`, or the method and the path. */
  readonly target: string;
}

/** Longest part of a button's label, in characters. */
const MAX_LENGTH = 40;

/** Makes `Delete person 70211` from `Delete a person` and the ID in the path. */
function targetOf({method, path, summary}: PlacedOperation, url: string): string {
  const sent = new URL(url).pathname;
  const parameters = path.split('/').filter((segment) => segment.startsWith('{'));
  const [, verb = '', noun = ''] = /^(Delete|Remove) (?:an?|the) ([\w -]+)$/.exec(summary) ?? [];
  const id = sent.split('/').at(-1) ?? '';
  const isNamed = parameters.length === 1 && path.endsWith(parameters[0] ?? '') && /^[\w.~-]+$/.test(id);
  const whole = isNamed && noun !== '' ? `${verb} ${noun} ${id}` : `${method.toUpperCase()} ${sent}`;
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH)}…` : whole;
}

/** The confirmation of a request. */
export function confirmationFor(operation: PlacedOperation, request: SampleRequest): Confirmation {
  const url = requestUrl(request);
  return {method: request.method, url, target: targetOf(operation, url)};
}

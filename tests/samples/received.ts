import {KEY_PLACEHOLDER, type SampleRequest, headersOf, requestUrl} from '../../src/features/samples/core/request';
import {type JsonValue, jsonText} from '../../src/features/samples/core/jsonText';
import type {Received} from './echo';
import {KEY} from './runners';

/** Whether the text is the body, layout and escapes aside; a number that lost a digit is another number. */
function isBody(came: string, body: JsonValue | undefined): boolean {
  if (body === undefined) return came === '';
  if (came === jsonText(body, 2) || came === jsonText(body, 0)) return true;
  try {
    return jsonText(JSON.parse(came) as JsonValue, 0) === jsonText(body, 0);
  } catch {
    return false;
  }
}

/** Path and query in one spelling: a space in a query is `+` or `%20`, and brackets may be encoded. */
function targetOf(address: string): string {
  const {pathname, searchParams} = new URL(address, 'http://localhost');
  return `${pathname}?${String(searchParams)}`;
}

/** What differs between the request that was meant and the one that came in; undefined if nothing does. */
export function differenceOf(request: SampleRequest, received: Received | undefined): string | undefined {
  if (!received) return 'nothing was sent';
  const parts: readonly (readonly [what: string, meant: string, came: string])[] = [
    ['method', request.method, received.method],
    ['path and query', targetOf(requestUrl(request)), targetOf(received.target)],
    ...headersOf(request).map(
      ({name, value}) =>
        [name, value.replace(KEY_PLACEHOLDER, () => KEY), String(received.headers[name.toLowerCase()])] as const,
    ),
  ];
  const [different] = parts.filter(([, meant, came]) => meant !== came);
  if (different) return `${different[0]}: meant ${JSON.stringify(different[1])}, came ${JSON.stringify(different[2])}`;
  return isBody(received.body, request.body) ? undefined : `body: came ${JSON.stringify(received.body)}`;
}

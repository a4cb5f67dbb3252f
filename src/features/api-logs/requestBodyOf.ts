import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {readJson} from '@site/src/features/try-it/core/json';
import {exchangeOf} from '../call-log';
import type {LoggedCall} from '../call-log/core/callLog';

/** The smallest valid body of the operation of a page. Its code has a validator, so it is loaded on demand. */
async function smallestBody(page: string): Promise<string> {
  const {id, baseUrl} = versionAt(page) ?? apiVersions[0];
  const {fetchOperation} = await import('@site/src/features/try-it/core/operation');
  return (await fetchOperation(id, page.slice(baseUrl.length, -1))).bodyMinimum;
}

/**
 * The body of a call while this page remembers it, else the smallest valid one, so that its code runs. Undefined for a call
 * without body.
 *
 * @throws when the body is not known and the operation can't be loaded
 */
export async function requestBodyOf({id, page, hadBody = false}: LoggedCall): Promise<JsonValue | undefined> {
  if (!hadBody) return undefined;
  const read = readJson(exchangeOf(id)?.requestBody ?? (await smallestBody(page)));
  return read.kind === 'value' ? read.value : undefined;
}

import {API_SERVER} from '@site/src/config/apiServer';
import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import type {LanguageId} from '@site/src/features/samples/core/languages';
import {KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';
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
 */
async function requestBody({id, page, hadBody = false}: LoggedCall): Promise<JsonValue | undefined> {
  if (!hadBody) return undefined;
  const read = readJson(exchangeOf(id)?.requestBody ?? (await smallestBody(page)));
  return read.kind === 'value' ? read.value : undefined;
}

/**
 * The request of a call as a sample, with a placeholder for the key. It has the same origin as all samples.
 *
 * @throws when the body is not known and the operation can't be loaded
 */
export async function callSample(call: LoggedCall, language: LanguageId): Promise<string> {
  return writeSample(language, {
    method: call.method as SampleRequest['method'],
    url: API_SERVER + call.path,
    query: [...new URLSearchParams(call.query)].map(([name, value]) => ({name, value})),
    headers: [{name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`}],
    body: await requestBody(call),
  });
}

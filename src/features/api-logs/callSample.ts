import {API_SERVER} from '@site/src/config/apiServer';
import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import type {LanguageId} from '@site/src/features/samples/core/languages';
import {KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import {readJson} from '@site/src/features/try-it/core/json';
import type {LoggedCall} from '../call-log/core/callLog';

/** The smallest valid body of the operation of a page, because no body is stored. Its code is loaded on demand. */
async function smallestBody(page: string): Promise<SampleRequest['body']> {
  const {id, baseUrl} = versionAt(page) ?? apiVersions[0];
  const {fetchOperation} = await import('@site/src/features/try-it/core/operation');
  const read = readJson((await fetchOperation(id, page.slice(baseUrl.length, -1))).bodyMinimum);
  return read.kind === 'value' ? read.value : undefined;
}

/**
 * The request of a call as a sample, with a placeholder for the key.
 * @throws when the operation can't be loaded
 */
export async function callSample(call: LoggedCall, language: LanguageId): Promise<string> {
  return writeSample(language, {
    method: call.method as SampleRequest['method'],
    url: API_SERVER + call.path,
    query: [...new URLSearchParams(call.query)].map(([name, value]) => ({name, value})),
    headers: [{name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`}],
    body: call.hadBody ? await smallestBody(call.page) : undefined,
  });
}

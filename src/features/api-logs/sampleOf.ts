import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import type {LanguageId} from '@site/src/features/samples/core/languages';
import {KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {API_SERVER} from '@site/src/config/apiServer';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import type {LoggedCall} from '../call-log/core/callLog';

/** The request of a call as a sample, with a placeholder for the key. It has the same origin as all samples. */
export function sampleOf({method, path, query}: LoggedCall, language: LanguageId, body?: JsonValue): Promise<string> {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ({name, value}));
  return writeSample(language, {
    method: method as SampleRequest['method'],
    url: API_SERVER + path,
    query: pairs,
    headers: [{name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`}],
    body,
  });
}

import type {LanguageId} from '@site/src/features/samples/core/languages';
import {type SampleRequest, TOKEN_PLACEHOLDER} from '@site/src/features/samples/core/request';
import {API_SERVER} from '@site/src/config/apiServer';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import type {LoggedCall} from '../call-log/core/callLog';

/**
 * A call as a program, with a placeholder for the key; a body was never kept, so it has none. It names the origin that the
 * samples on all pages name.
 */
export function sampleOf({method, path, query}: LoggedCall, language: LanguageId): Promise<string> {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ({name, value}));
  return writeSample(language, {
    method: method as SampleRequest['method'],
    url: API_SERVER + path,
    query: pairs,
    headers: [{name: 'Authorization', value: `Bearer ${TOKEN_PLACEHOLDER}`}],
  });
}

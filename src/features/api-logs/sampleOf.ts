import type {LanguageId} from '@site/src/features/samples/core/languages';
import {BODY_PLACEHOLDER, KEY_PLACEHOLDER, type SampleRequest} from '@site/src/features/samples/core/request';
import {API_SERVER} from '@site/src/config/apiServer';
import {writeSample} from '@site/src/features/samples/core/writeSample';
import type {LoggedCall} from '../call-log/core/callLog';

/** The placeholder as a string of JSON, also within a string of a language. */
const QUOTED_BODY = new RegExp(String.raw`\\*"${BODY_PLACEHOLDER}\\*"`, 'g');

/**
 * The request of a call as a sample, with placeholders for the key and the body, which are never stored. It has the same
 * origin as all samples.
 */
export async function sampleOf(
  {method, path, query, hadBody = false}: LoggedCall,
  language: LanguageId,
): Promise<string> {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ({name, value}));
  const sample = await writeSample(language, {
    method: method as SampleRequest['method'],
    url: API_SERVER + path,
    query: pairs,
    headers: [{name: 'Authorization', value: `Bearer ${KEY_PLACEHOLDER}`}],
    ...(hadBody && {body: BODY_PLACEHOLDER}),
  });
  // The placeholder is for a whole body, so it has no quotes of JSON around it.
  return sample.replaceAll(QUOTED_BODY, BODY_PLACEHOLDER);
}

import type {LanguageFn} from 'highlight.js';
import type {LanguageId} from './languages';
import type {SampleRequest} from './request';
import type {SampleWriter} from './sampleWriter';

/** How a language writes a request, and its grammar, as in the build (`highlight` in languages.ts). */
interface Target {
  readonly write: SampleWriter;
  readonly grammar: LanguageFn;
}

/** Each language is a separate chunk, so that browsers load only selected ones. */
export const loadTarget = (language: LanguageId): Promise<Target> =>
  import(/* webpackChunkName: "sample-[request]" */ `./targets/${language}.ts`) as Promise<Target>;

/**
 * The request as a program that works after a reader adds a key.
 *
 * @throws TypeError for invalid header names, or a network error when the language's module can't be loaded
 */
export async function writeSample(language: LanguageId, request: SampleRequest): Promise<string> {
  const {write} = await loadTarget(language);
  return write(request);
}

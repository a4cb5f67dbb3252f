import type {ReferencePage} from '../../../openapi/pages/page';
import {LANGUAGES, type LanguageId} from '../../../src/features/samples/core/languages';
import {writeSample} from '../../../src/features/samples/core/writeSample';

export type Samples = ReadonlyMap<LanguageId, string>;

/** The samples of each operation, by the URL of its page. */
export type PageSamples = ReadonlyMap<string, Samples>;

export async function writeSamples(pages: readonly ReferencePage[]): Promise<PageSamples> {
  const written = pages.map(async (page): Promise<[string, Samples][]> => {
    if (page.kind !== 'operation') return [];
    const samples = LANGUAGES.map(async ({id}) => [id, await writeSample(id, page.request)] as const);
    return [[page.url, new Map(await Promise.all(samples))]];
  });
  return new Map((await Promise.all(written)).flat());
}

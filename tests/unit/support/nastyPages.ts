import type {Spec} from '../../../openapi/model/spec';
import type {ReferencePage} from '../../../openapi/pages/page';
import {joinFiles} from '../../../openapi/tools/lint/redocly';
import {pagesOf} from './tinySpec';

/** The pages of the nasty description by id, bundled and made as those of the site are. */
export async function nastyPages(): Promise<ReadonlyMap<string, ReferencePage>> {
  const spec = (await joinFiles('tests/fixtures/hard-cases/openapi.yaml')) as Spec;
  return new Map(pagesOf(spec).map((page) => [page.id, page]));
}

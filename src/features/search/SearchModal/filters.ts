import {translate} from '@docusaurus/Translate';
import {apiVersions} from '@site/src/config/apiVersions';
import {FIELD_TYPE} from '../core/record';
import type {SearchRequest} from '../core/response';
import {texts} from './texts';

export interface Filter {
  readonly id: string;
  readonly label: () => string;
  readonly facets: NonNullable<SearchRequest['facetFilters']>;
}

const versions = apiVersions.map(({label}) => `version:${label}`);

/** The choices, the first of which allows everything. */
export const filters: readonly [Filter, ...Filter[]] = [
  {id: 'all', label: () => translate({id: 'site.search.filter.all', message: 'All'}), facets: []},
  {id: 'docs', label: texts.sections.Docs, facets: [['version:current']]},
  ...apiVersions.map(({id, label}): Filter => {
    return {
      id,
      label: () => translate({id: 'site.search.filter.version', message: 'API {version}'}, {version: label}),
      facets: [[`version:${label}`]],
    };
  }),
  {
    id: 'fields',
    label: () => translate({id: 'site.search.filter.fields', message: 'Fields'}),
    facets: [[`type:${FIELD_TYPE}`], versions],
  },
];

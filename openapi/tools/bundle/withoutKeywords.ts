import {type Spec, mapOperations} from '../../model/spec';
import {mapValues} from './withExamples';

const without = <T extends object>(node: T): T => ({...node, 'x-keywords': undefined});

/** Leaves out the words for search, which are about this site and not about the API. */
export const withoutKeywords = (spec: Spec): Spec => ({
  ...spec,
  tags: spec.tags.map(without),
  paths: mapValues(spec.paths, (item) => mapOperations(item, without)),
});

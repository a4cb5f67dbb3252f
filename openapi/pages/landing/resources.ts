import {type Spec, operationsOf} from '../../model/spec';
import {metaDescription} from '../markdown';
import {say, sayCount} from '../say';
import {type SectionDraft, section} from '../sections';
import {type Version, pageUrl, slugOf} from '../version';

/** Longer first sentences are truncated at a word. */
const sentenceOf = (description: string): string => {
  const words = metaDescription(description, 240);
  return /^.+?[.!?](?=\s)/.exec(words)?.[0] ?? words;
};

/** The resources of a version: each with one sentence, the number of its operations, and their requests for the filter. */
export function resourcesSection(spec: Spec, version: Version): SectionDraft[] {
  if (spec.tags.length === 0) return [];
  const operations = operationsOf(spec);
  const rows = spec.tags.map(({name, description}) => {
    const own = operations.filter(({tags}) => tags?.includes(name));
    return {
      name,
      url: pageUrl(version, slugOf(name)),
      text: sentenceOf(description),
      operations: own.length,
      count: own.length === 0 ? say('resource.none') : sayCount('resource.operations', own.length),
      requests: own.map(({method, path}) => `${method} ${path}`).join(' '),
    };
  });
  return [section('heading.resources', [{type: 'resources', rows}])];
}

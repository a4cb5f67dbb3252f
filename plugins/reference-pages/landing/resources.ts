import {attributes, mdxText, metaDescription} from '../mdx';
import {tagSlug} from '../overviewPages';
import {type Spec, operationsOf} from '../../../openapi/model/spec';
import {heading} from '../texts/say';

/** The first sentence of a description without markup; one that is longer than this many characters is cut at a word. */
const sentenceOf = (description: string): string => {
  const words = metaDescription(description, 240);
  return /^.+?[.!?](?=\s)/.exec(words)?.[0] ?? words;
};

/** The resources of a version: each with one sentence, the number of its operations, and their requests for the filter to search. */
export function resourcesSection(spec: Spec, baseUrl: string): string[] {
  if (spec.tags.length === 0) return [];
  const operations = operationsOf(spec);
  const resources = spec.tags.map(({name, description}) => {
    const own = operations.filter(({tags}) => tags?.includes(name));
    const requests = own.map(({method, path}) => `${method} ${path}`).join(' ');
    const props = attributes({
      name,
      to: `${baseUrl}${tagSlug(name)}/`,
      operations: own.length,
      requests: requests || undefined,
    });
    return `<Resource${props}>\n\n${mdxText(sentenceOf(description))}\n\n</Resource>`;
  });
  return [
    heading('heading.resources'),
    `<Resources${attributes({count: resources.length})}>\n\n${resources.join('\n\n')}\n\n</Resources>`,
  ];
}

import {type Node, childOf, entriesOf, referred} from './node';
import {operationsIn} from './operations';

/** A schema that is referred to brings its own example along. */
const hasExample = (spec: Node, media: Node): boolean =>
  'example' in media || 'examples' in media || 'examples' in referred(spec, media.schema);

/** Where a reader is to see an example and there is none: request bodies and successful answers. Errors may do without. */
export function missingExamples(spec: Node): string[] {
  const due = operationsIn(spec).flatMap(({node, place}): [string, Node][] => [
    [`${place}, request body`, childOf(node, 'requestBody')],
    ...entriesOf(node, 'responses')
      .filter(([status]) => status.startsWith('2'))
      .map(([status, answer]): [string, Node] => [`${place}, status ${status}`, answer]),
  ]);
  return due.flatMap(([place, holder]) =>
    entriesOf(referred(spec, holder), 'content')
      .filter(([, media]) => !hasExample(spec, media))
      .map(([type]) => `${place} (${type})`),
  );
}

import {type Node, childOf, entriesOf, referred} from '../../model/node';
import {operationsIn} from './operations';

/** A referenced schema has its own example. */
const hasExample = (spec: Node, media: Node): boolean =>
  'example' in media || 'examples' in media || 'examples' in referred(spec, media.schema);

/** Request bodies and successful responses without an example. Errors don't need one. */
export function missingExamples(spec: Node): string[] {
  const due = operationsIn(spec).flatMap(({node, location}): [string, Node][] => [
    [`${location}, request body`, childOf(node, 'requestBody')],
    ...entriesOf(node, 'responses')
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]): [string, Node] => [`${location}, status ${status}`, response]),
  ]);
  return due.flatMap(([location, holder]) =>
    entriesOf(referred(spec, holder), 'content')
      .filter(([, media]) => !hasExample(spec, media))
      .map(([type]) => `${location} (${type})`),
  );
}

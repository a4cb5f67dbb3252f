import {type Node, childOf, entriesOf, isNode, join} from './node';
import {type Placed, operationsIn, placedIn} from './operations';
import {type Example, schemaExamples} from './schemaExamples';

/** The examples beside a schema and within it: of a media type, a parameter or a header. */
function withSchema({node, pointer, place}: Placed): Example[] {
  const schema = join(pointer, 'schema');
  const beside = [
    ...('example' in node ? [node.example] : []),
    ...entriesOf(node, 'examples').map(([, {value}]) => value),
  ];
  return [...beside.map((value) => ({place, schema, value})), ...schemaExamples(node.schema, schema, place)];
}

/** The media types and headers of a request body or a response. */
function content({node, pointer, place}: Placed): Example[] {
  const media = placedIn({node, pointer, place}, 'content', '').map((placed) => ({...placed, place}));
  return [...media, ...placedIn({node, pointer, place}, 'headers', 'header ')].flatMap(withSchema);
}

function parameters({node, pointer, place}: Placed): Example[] {
  const list: readonly unknown[] = Array.isArray(node.parameters) ? node.parameters : [];
  return list.flatMap((parameter, index) =>
    isNode(parameter)
      ? withSchema({
          node: parameter,
          pointer: join(pointer, 'parameters', index),
          place: `${place}, parameter ${String(parameter.name)}`,
        })
      : [],
  );
}

function operation(placed: Placed): Example[] {
  const {node, pointer, place} = placed;
  const body = {
    node: childOf(node, 'requestBody'),
    pointer: join(pointer, 'requestBody'),
    place: `${place}, request body`,
  };
  return [...parameters(placed), ...[body, ...placedIn(placed, 'responses', 'status ')].flatMap(content)];
}

/** The parts that operations share: their examples count once, under their own names. */
function shared(spec: Node): Example[] {
  const components = {node: childOf(spec, 'components'), pointer: '/components', place: ''};
  const schemas = placedIn(components, 'schemas', 'schema ');
  const holders = [...placedIn(components, 'parameters', 'parameter '), ...placedIn(components, 'headers', 'header ')];
  const bodies = [
    ...placedIn(components, 'requestBodies', 'request body '),
    ...placedIn(components, 'responses', 'response '),
  ];
  return [
    ...schemas.flatMap(({node, pointer, place}) => schemaExamples(node, pointer, place)),
    ...holders.flatMap(withSchema),
    ...bodies.flatMap(content),
  ];
}

/** Every example of a bundled specification, each once. */
export const collectExamples = (spec: Node): Example[] => [...operationsIn(spec).flatMap(operation), ...shared(spec)];

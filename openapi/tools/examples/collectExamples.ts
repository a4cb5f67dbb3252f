import {type Node, childOf, entriesOf, isNode, join} from '../../model/node';
import {type SpecPart, operationsIn, partsIn} from './operations';
import {type Example, schemaExamples} from './schemaExamples';

/** The examples of a media type, parameter or header, and of its schema. */
function withSchema({node, pointer, location}: SpecPart): Example[] {
  const schema = join(pointer, 'schema');
  const own = [
    ...('example' in node ? [node.example] : []),
    ...entriesOf(node, 'examples').map(([, {value}]) => value),
  ];
  return [...own.map((value) => ({location, schema, value})), ...schemaExamples(node.schema, schema, location)];
}

/** The media types and headers of a request body or a response. */
function content({node, pointer, location}: SpecPart): Example[] {
  const media = partsIn({node, pointer, location}, 'content', '').map((part) => ({...part, location}));
  return [...media, ...partsIn({node, pointer, location}, 'headers', 'header ')].flatMap(withSchema);
}

function parameters({node, pointer, location}: SpecPart): Example[] {
  const list: readonly unknown[] = Array.isArray(node.parameters) ? node.parameters : [];
  return list.flatMap((parameter, index) =>
    isNode(parameter)
      ? withSchema({
          node: parameter,
          pointer: join(pointer, 'parameters', index),
          location: `${location}, parameter ${String(parameter.name)}`,
        })
      : [],
  );
}

function operation(part: SpecPart): Example[] {
  const {node, pointer, location} = part;
  const body = {
    node: childOf(node, 'requestBody'),
    pointer: join(pointer, 'requestBody'),
    location: `${location}, request body`,
  };
  return [...parameters(part), ...[body, ...partsIn(part, 'responses', 'status ')].flatMap(content)];
}

/** Examples of shared parts, each once under its own name. */
function shared(spec: Node): Example[] {
  const components = {node: childOf(spec, 'components'), pointer: '/components', location: ''};
  const schemas = partsIn(components, 'schemas', 'schema ');
  const holders = [...partsIn(components, 'parameters', 'parameter '), ...partsIn(components, 'headers', 'header ')];
  const bodies = [
    ...partsIn(components, 'requestBodies', 'request body '),
    ...partsIn(components, 'responses', 'response '),
  ];
  return [
    ...schemas.flatMap(({node, pointer, location}) => schemaExamples(node, pointer, location)),
    ...holders.flatMap(withSchema),
    ...bodies.flatMap(content),
  ];
}

/** Every example of a bundled description, each once. */
export const collectExamples = (spec: Node): Example[] => [...operationsIn(spec).flatMap(operation), ...shared(spec)];

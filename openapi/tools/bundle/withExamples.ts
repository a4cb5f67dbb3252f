import {type MediaType, type Operation, type PathItem, type Schema, type Spec, mapOperations} from '../../model/spec';

type Node = Schema & {readonly $ref?: string};

/** The example of a schema: its own, or one made of the examples of its parts. Undefined if there are none. */
function exampleOf(spec: Spec, node: Node, seen: readonly string[] = []): unknown {
  if (node.$ref !== undefined) {
    if (seen.includes(node.$ref)) return undefined;
    const name = node.$ref.replace('#/components/schemas/', '');
    const target = spec.components.schemas?.[name];
    return target ? exampleOf(spec, target, [...seen, node.$ref]) : undefined;
  }
  if (node.examples?.length) return node.examples[0];
  if (node.items) {
    const item = exampleOf(spec, node.items, seen);
    return item === undefined ? undefined : [item];
  }
  if (!node.properties) return undefined;
  const parts = Object.entries(node.properties).map(
    ([name, part]) => [name, exampleOf(spec, part as Node, seen)] as const,
  );
  const known = parts.filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

type Change = (media: MediaType, operation: Operation) => MediaType;

export const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function changedIn(operation: Operation, change: Change): Operation {
  const ofContent = (media: MediaType): MediaType => change(media, operation);
  return {
    ...operation,
    ...(operation.requestBody && {
      requestBody: {...operation.requestBody, content: mapValues(operation.requestBody.content, ofContent)},
    }),
    responses: mapValues(operation.responses ?? {}, (response) =>
      response.content ? {...response, content: mapValues(response.content, ofContent)} : response,
    ),
  };
}

/** A description with each media type of each operation and webhook changed. */
export function mapMedia(spec: Spec, change: Change): Spec {
  const ofPath = (item: PathItem): PathItem => mapOperations(item, (operation) => changedIn(operation, change));
  return {
    ...spec,
    paths: mapValues(spec.paths, ofPath),
    ...(spec.webhooks && {webhooks: mapValues(spec.webhooks, ofPath)}),
  };
}

/**
 * Adds an example to each request and response from the examples of its schemas. An entity's example is in one place, so
 * that it is the same in lists, single responses and webhooks.
 */
export const withExamples = (spec: Spec): Spec =>
  mapMedia(spec, (media) => {
    if (media.example !== undefined || media.examples || !media.schema) return media;
    const example = exampleOf(spec, media.schema);
    return example === undefined ? media : {...media, example};
  });

/** Adds the first named example as `example`, for tools that read only that. */
export const withFirstExamples = (spec: Spec): Spec =>
  mapMedia(spec, (media) => {
    const [first] = Object.values(media.examples ?? {});
    return media.example !== undefined || first?.value === undefined ? media : {...media, example: first.value};
  });

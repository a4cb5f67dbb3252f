import {METHODS, type MediaType, type Operation, type PathItem, type Schema, type Spec} from '../model/spec';

type Node = Schema & {readonly $ref?: string};

/** The example of a schema: its own, or put together from those of its parts. Undefined when a part has none. */
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

/** The parts of an operation that hold content, each media type changed. */
function mapMedia(operation: Operation, change: (media: MediaType) => MediaType): Operation {
  return {
    ...operation,
    ...(operation.requestBody && {
      requestBody: {...operation.requestBody, content: mapValues(operation.requestBody.content, change)},
    }),
    responses: mapValues(operation.responses ?? {}, (response) =>
      response.content ? {...response, content: mapValues(response.content, change)} : response,
    ),
  };
}

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** A spec in which each media type of each operation, those of webhooks included, is changed. */
function changed(spec: Spec, change: (media: MediaType) => MediaType): Spec {
  const ofPath = (item: PathItem): PathItem => ({
    ...item,
    ...Object.fromEntries(
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [[method, mapMedia(operation, change)]] : [];
      }),
    ),
  });
  return {
    ...spec,
    paths: mapValues(spec.paths, ofPath),
    ...(spec.webhooks && {webhooks: mapValues(spec.webhooks, ofPath)}),
  };
}

/**
 * Gives each request and response without an example the one that its schemas hold. An entity's example is written once,
 * at its schema, and so is the same in a list, in a single answer and in a webhook.
 */
export const withExamples = (spec: Spec): Spec =>
  changed(spec, (media) => {
    if (media.example !== undefined || media.examples || !media.schema) return media;
    const example = exampleOf(spec, media.schema);
    return example === undefined ? media : {...media, example};
  });

/** Gives media types with named examples the first one as `example` too, for tools that show or send a single one. */
export const withFirstExamples = (spec: Spec): Spec =>
  changed(spec, (media) => {
    const [first] = Object.values(media.examples ?? {});
    return media.example !== undefined || first?.value === undefined ? media : {...media, example: first.value};
  });

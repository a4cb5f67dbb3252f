import {upgrade} from '@scalar/openapi-upgrader';
import {mapNodes} from '../../model/node';
import {readVersion} from '../../model/shownKeys';
import type {Spec} from '../../model/spec';

/** Where a schema is in a description. */
const SCHEMA = /\/(?:(?:schema|items|additionalProperties)|(?:schemas|properties)\/[^/]+|(?:allOf|oneOf|anyOf)\/\d+)$/;

/** Values of the API, which can have any field. */
export const IN_DATA = /(?<!\/(?:responses|properties|schemas))\/(?:const|default|enum|examples?)(?:\/|$)/;

/** OpenAPI 3.1 allows `example` in schemas for the sake of 3.0. The page model reads `examples`. */
const withExamples = (spec: Spec): Spec =>
  mapNodes(spec, (node, pointer) => {
    if (!('example' in node) || !SCHEMA.test(pointer) || IN_DATA.test(pointer)) return node;
    const {example, ...schema} = node;
    return {examples: [example], ...schema};
  }) as Spec;

/** A description in OpenAPI 3.1, which the page model reads. The library changes its input. */
export const upgraded = (spec: Spec): Spec =>
  readVersion(spec.openapi) === '3.0'
    ? (upgrade(structuredClone(spec) as Spec & Record<string, unknown>, '3.1') as unknown as Spec)
    : withExamples(spec);

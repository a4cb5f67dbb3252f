import {upgrade} from '@scalar/openapi-upgrader';
import {readVersion} from '../../model/shownKeys';
import type {Spec} from '../../model/spec';

/** A description in OpenAPI 3.1, which the page model reads. The library changes its input. */
export const upgraded = (spec: Spec): Spec =>
  readVersion(spec.openapi) === '3.0'
    ? (upgrade(structuredClone(spec) as Spec & Record<string, unknown>, '3.1') as unknown as Spec)
    : spec;

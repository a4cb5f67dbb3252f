import type {Spec} from '../../openapi/model/spec';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';

/** The published description of the API. @throws when it has not been bundled */
export const readDescription = (): Spec => readPublished(apiVersions[0]);

/** Every scope that a description knows, in its order. */
export function scopesIn(spec: Spec): readonly string[] {
  const flows = Object.values(spec.components.securitySchemes?.oauth2?.flows ?? {});
  return [...new Set(flows.flatMap(({scopes = {}}) => Object.keys(scopes)))];
}

import {existsSync, readFileSync} from 'node:fs';
import type {ApiVersion} from '../../src/config/apiVersions';
import type {Node} from './examples/node';

/** The bundle of a version as readers download it. @throws when it has not been made. */
export function readPublished({id, label}: ApiVersion): Node {
  const file = `openapi/dist/published/openapi/${id}.json`;
  if (!existsSync(file))
    throw new Error(`There is no bundle of API ${label} (${file}). Make it first: npm run api:bundle`);
  return JSON.parse(readFileSync(file, 'utf8')) as Node;
}

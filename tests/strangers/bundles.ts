import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Spec} from '../../openapi/model/spec';
import {apiVersions} from '../../src/config/apiVersions';

/** The files that readers download: each version as JSON and as YAML. */
export const downloads: readonly string[] = apiVersions.flatMap(({id}) => [`${id}.json`, `${id}.yaml`]);

/** The text of a download, as bundled. @throws when it has not been made. */
export function textOf(name: string): string {
  const file = `openapi/dist/published/openapi/${name}`;
  if (!existsSync(file)) throw new Error(`There is no ${file}. Make it first: npm run api:bundle`);
  return readFileSync(file, 'utf8');
}

/** What a download holds. */
export const parsed = (text: string): Spec => (text.startsWith('{') ? JSON.parse(text) : parse(text)) as Spec;

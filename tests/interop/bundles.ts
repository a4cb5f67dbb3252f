import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Method, Spec} from '../../openapi/model/spec';
import {apiVersions} from '../../src/config/apiVersions';

/** The files that readers download: each version as JSON and as YAML. */
export const downloads: readonly string[] = apiVersions.flatMap(({id}) => [`${id}.json`, `${id}.yaml`]);

/** The text of a download, as bundled. @throws when it has not been made. */
export function textOf(name: string): string {
  const file = `openapi/dist/published/openapi/${name}`;
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run api:bundle`);
  return readFileSync(file, 'utf8');
}

/** What a download holds. */
export const parsed = (text: string): Spec => (text.startsWith('{') ? JSON.parse(text) : parse(text)) as Spec;

/** The example of an operation's success, whichever its status. @throws when it has none. */
export function exampleOf(method: Method, address: string): unknown {
  const responses = parsed(textOf('v2.json')).paths[address]?.[method]?.responses ?? {};
  const [success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const example = success && responses[success]?.content?.['application/json']?.example;
  if (!example) throw new Error(`${method} ${address} has no example of its success.`);
  return example;
}

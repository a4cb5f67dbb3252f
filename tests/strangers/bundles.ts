import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Spec} from '../../plugins/reference-pages/spec';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';

const FORMATS = ['json', 'yaml'] as const;

/** A file that readers download. */
export interface Download {
  readonly version: ApiVersion;
  readonly name: string;
}

/** All of them: each version as JSON and as YAML. */
export const downloads: readonly Download[] = apiVersions.flatMap((version) =>
  FORMATS.map((format) => ({version, name: `${version.id}.${format}`})),
);

/** The text of a download, as bundled. @throws when it has not been made. */
export function textOf(name: string): string {
  const file = `openapi/dist/published/openapi/${name}`;
  if (!existsSync(file)) throw new Error(`There is no ${file}. Make it first: npm run api:bundle`);
  return readFileSync(file, 'utf8');
}

/** What a download holds; YAML 1.2 holds JSON, so one parser reads both. */
export const parsed = (text: string): Spec => (text.startsWith('{') ? JSON.parse(text) : parse(text)) as Spec;

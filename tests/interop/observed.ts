import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Made-up records with the fields, types and nulls that the API was seen to send, a file for each schema. */
const FOLDER = 'tests/fixtures/observed';

/** Names of the schemas that have records. */
export const observedFiles: readonly string[] = readdirSync(FOLDER).map((file) => path.basename(file, '.json'));

/** The records of a schema. */
export const observedRecords = (schema: string): unknown[] =>
  JSON.parse(readFileSync(path.join(FOLDER, `${schema}.json`), 'utf8')) as unknown[];

/** A TypeScript program that holds every observed record with the type of its schema: it compiles if the types allow them. */
export const observedProgram = (imports: string, typeOf: (schema: string) => string): string =>
  [
    imports,
    ...observedFiles.map(
      (schema) => `export const all${schema}: ${typeOf(schema)}[] = ${JSON.stringify(observedRecords(schema))};`,
    ),
  ].join('\n');

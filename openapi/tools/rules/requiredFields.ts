import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {z} from 'zod';
import type {Schema} from '../../model/spec';
import {responseSchemas} from './responseSchemas';

const EVIDENCE = 'openapi/evidence.yaml';

const row = z.strictObject({
  records: z.record(z.string(), z.int().min(1)),
  absent: z.array(z.string()).default([]),
});

type Row = z.output<typeof row>;

/** The table, each of whose rows names known sources. */
export const evidence = z
  .strictObject({sources: z.record(z.string(), z.string()), schemas: z.record(z.string(), row)})
  .refine(
    ({sources, schemas}) =>
      Object.values(schemas).every(({records}) => Object.keys(records).every((name) => Object.hasOwn(sources, name))),
    'A row names a source that `sources` lacks. Add the source, or correct the name.',
  );

/** Fields that every record has, whatever was recorded. */
const OF_EVERY_RECORD: readonly string[] = ['id', 'created_at', 'updated_at'];

/** A field that one record has can be absent from the next. */
const ENOUGH = 2;

/** The fields that a schema requires. Undefined if that isn't the table's business. */
function provenFields({properties = {}}: Schema, {records, absent}: Row): readonly string[] | undefined {
  const names = Object.keys(properties);
  const count = Object.values(records).reduce((sum, one) => sum + one, 0);
  if (count >= ENOUGH) return names.filter((name) => !absent.includes(name));
  return names.includes('id') ? names.filter((name) => OF_EVERY_RECORD.includes(name)) : undefined;
}

/** What is wrong with the required fields of a schema, with the fix. */
export function requiredProblems(schema: Schema, proven: Row = {records: {}, absent: []}): string[] {
  const fields = provenFields(schema, proven);
  if (fields === undefined) return [];
  const {properties = {}, required = []} = schema;
  return [
    ...proven.absent
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => `${EVIDENCE} lists \`${name}\` as absent, which isn't a field. Correct the name, or remove it.`),
    ...fields
      .filter((name) => !required.includes(name))
      .map((name) => `Every record has \`${name}\`. Add it to \`required\`, or to \`absent\` in ${EVIDENCE}.`),
    ...required
      .filter((name) => !fields.includes(name))
      .map((name) => `No records prove that \`${name}\` is always present. Remove it from \`required\`.`),
  ];
}

/** Requires schemas of responses to require the fields that all recorded responses have, and no others. */
export const requiredFields: Oas3Rule = () => {
  const {schemas} = evidence.parse(parse(readFileSync(EVIDENCE, 'utf8')));
  const unused = new Set(Object.keys(schemas));
  return {
    ...responseSchemas((schema, location, {report}) => {
      // A schema without a file is named by the record that contains it.
      if (!/^#\/?$/.test(location.pointer)) return;
      const name = path.basename(location.source.absoluteRef, '.yaml');
      unused.delete(name);
      const proven = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      for (const message of requiredProblems(schema, proven))
        report({message, location: location.child(['required' in schema ? 'required' : 'properties']).key()});
    }),
    Root: {
      leave(_: unknown, {report, location}: UserContext) {
        for (const name of unused)
          report({message: `${EVIDENCE} has a row \`${name}\`, but no response has this schema. Remove it.`, location});
      },
    },
  };
};

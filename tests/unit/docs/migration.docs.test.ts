import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dereferenceOperation} from '../../../openapi/model/dereference';
import {
  type PlacedOperation,
  type Schema,
  type Spec,
  mainMedia,
  operationsOf,
  successMedia,
} from '../../../openapi/model/spec';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';

const guide = readFileSync('docs/platform/guides/migrate-to-2-0.mdx', 'utf8');
const [, fields = ''] = guide.split('{#fields}');
const newest = readPublished(apiVersions[0]);
const old = readPublished(apiVersions[1]);

/** Rows of the table of fields: the names in 1.0 and in 2.0. */
const rows = [...(fields.split('\n## ')[0] ?? '').matchAll(/^\| [A-Z][^|]* \| ([^|]*`[^|]*) \| ([^|]*) \|/gm)].map(
  ([, before = '', after = '']) => ({before: namesIn(before), after: namesIn(after)}),
);

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

/** The names of the fields of a body, in a wrapper, a list or neither. */
function fieldsOf({properties = {}, items}: Schema = {}): string[] {
  const inner = properties.data ?? items;
  return inner ? fieldsOf(inner) : Object.keys(properties);
}

function bodiesOf(spec: Spec, operation: PlacedOperation): string[][] {
  const whole = dereferenceOperation(spec, operation);
  return [mainMedia(whole.requestBody?.content)?.[1], successMedia(whole)[0]].map((media) => fieldsOf(media?.schema));
}

/** Each operation of 1.0 with its successor: fields that the successor doesn't have, and all that it has. */
const changed = operationsOf(old).flatMap((operation) => {
  const successor = operationsOf(newest).find(({operationId}) => operationId === operation['x-successor']);
  if (!successor) return [];
  const after = bodiesOf(newest, successor);
  return bodiesOf(old, operation).map((names, body) => ({
    operation: operation.operationId,
    gone: names.filter((name) => !after[body]?.includes(name)),
    known: after[body] ?? [],
  }));
});

test('@words-03 the migration guide names each field that 2.0 does not have, and no field that it does not know', () => {
  expect(changed.flatMap(({gone}) => gone).length).toBeGreaterThan(8);
  const missing = changed.flatMap(({operation, gone, known}) =>
    gone
      .filter(
        (name) => !rows.some(({before, after}) => before.includes(name) && after.some((to) => known.includes(to))),
      )
      .map((name) => `${operation}: ${name}`),
  );
  expect(missing).toEqual([]);
  const all = new Set(changed.flatMap(({known}) => known));
  expect(rows.flatMap(({after}) => after).filter((name) => !all.has(name))).toEqual([]);
});

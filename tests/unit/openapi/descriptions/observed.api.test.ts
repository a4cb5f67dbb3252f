import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {type Node, childOf, entriesOf, listOf} from '../../../../openapi/model/node';
import {operationsOf} from '../../../../openapi/model/spec';
import {validatorOf} from '../../../../openapi/tools/validation/validator';
import {evidence} from '../../../../openapi/tools/rules/requiredFields';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {observedFiles, observedRecords} from '../../../interop/observed';

const version = apiVersions.find(({id}) => id === 'v2');
if (!version) throw new Error('src/config/apiVersions.ts has no version v2. Point this test at the version to check.');
const spec = readPublished(version);
const validate = validatorOf(spec);
const problemsOf = (schema: string, record: unknown): string[] =>
  validate(`/components/schemas/${schema}`, record, 'the record');

const schemaOf = (name: string): Node => childOf(childOf(childOf(spec, 'components'), 'schemas'), name);

/** Names of the schemas below a node, followed through references. */
function schemasBelow(node: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasBelow(schemaOf(name), found);
  }
  return found;
}

/** The schemas that responses are made of. */
const inResponses = schemasBelow(operationsOf(spec).map(({responses = {}}) => responses));

describe('records as the API sends them', () => {
  test.each(observedFiles)(
    '@true-01 @facts-01 %s holds against the published description, empty fields included',
    (schema) => {
      expect(observedRecords(schema).flatMap((record) => problemsOf(schema, record))).toEqual([]);
    },
  );

  test('@true-01 a field that the description does not know is found', () => {
    expect(problemsOf('Tag', {id: 1, name: 'harbor', color: 'blue'})).toEqual([
      'the record has the field `color`, which its schema does not define',
    ]);
  });

  test.each([
    ['Person', 'id'],
    ['Person', 'display_name'],
    ['Account', 'domain'],
    ['Task', 'subject'],
    ['CustomField', 'value_type'],
  ])('@true-01 null in %s.%s does not, because the API always sends a value', (schema, field) => {
    const [record] = observedRecords(schema) as Node[];
    expect(problemsOf(schema, {...record, [field]: null})).toEqual([expect.stringContaining(`/${field} must be `)]);
  });
});

test('@facts-01 each kind of record in the table of evidence is among the recorded ones', () => {
  const {schemas} = evidence.parse(parse(readFileSync('openapi/evidence.yaml', 'utf8')));
  // Counters are part of a record.
  expect(observedFiles).toEqual(
    expect.arrayContaining(Object.keys(schemas).filter((name) => !name.endsWith('Counts'))),
  );
});

test('@true-01 only sets that cannot grow are closed', () => {
  const closed = [...inResponses].flatMap((name) =>
    entriesOf(schemaOf(name), 'properties')
      .filter(([, property]) => [property, ...listOf(property, 'anyOf')].some((choice) => 'enum' in choice))
      .map(([field]) => `${name}.${field}`),
  );
  expect(closed.sort()).toEqual(['AccountUpsert.upsert_type', 'CallDataRecord.direction', 'PersonUpsert.upsert_type']);
});

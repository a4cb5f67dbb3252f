import {readFileSync} from 'node:fs';
import {dereferenceOperation} from '../../openapi/model/dereference';
import {operationsOf, type Spec} from '../../openapi/model/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {sampleRequest} from '../../src/features/samples/core/sampleRequest';
import {StepFailed} from '../../src/node/command';
import type {SampleCase} from './cases';

/** A list, a record, one of each method that writes, and one with a required query. */
const OPERATIONS = [
  'people-index',
  'people-show',
  'people-create',
  'people-update',
  'people-destroy',
  'phone-numbers-caller-ids-index',
];

const [{specPath}] = apiVersions;

/** The default requests of operations of 2.0. @throws StepFailed when the bundle lacks one of the operations */
export function operationCases(): readonly SampleCase[] {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const all = operationsOf(spec);
  return OPERATIONS.map((id) => {
    const operation = all.find(({operationId}) => operationId === id);
    if (!operation)
      throw new StepFailed(`${specPath} has no operation ${id}. Name another in tests/samples/operations.ts`);
    const request = sampleRequest(dereferenceOperation(spec, operation), spec.servers[0]?.url ?? '');
    return {name: `operation ${id}`, request};
  });
}

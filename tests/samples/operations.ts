import {readFileSync} from 'node:fs';
import {sampleRequest} from '../../src/features/samples/core/sampleRequest';
import {operationsOf, type PlacedOperation, type Spec} from '../../openapi/model/spec';
import {StepFailed} from '../../src/node/steps';
import {apiVersions} from '../../src/config/apiVersions';
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

/** What a reference within the document leads to (RFC 6901); the pages' own generator follows them by a library. */
function followed(spec: Spec, node: unknown, depth = 0): unknown {
  if (typeof node !== 'object' || node === null || depth > 12) return node;
  if (Array.isArray(node)) return node.map((item) => followed(spec, item, depth + 1));
  if ('$ref' in node && typeof node.$ref === 'string') {
    const names = node.$ref.split('/').slice(1);
    const target = names.reduce<unknown>(
      (place, name) => (place as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      spec,
    );
    return followed(spec, target, depth + 1);
  }
  return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, followed(spec, item, depth + 1)]));
}

function readSpec(): Spec {
  try {
    return JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  } catch {
    throw new StepFailed(`${specPath} is missing. Make it with: npm run api:bundle`);
  }
}

/**
 * The default requests of operations of 2.0.
 *
 * @throws StepFailed when the bundle has not been made, or lacks one of the operations.
 */
export function operationCases(): readonly SampleCase[] {
  const spec = readSpec();
  const all = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  return OPERATIONS.map((id) => {
    const operation = all.get(id);
    if (!operation)
      throw new StepFailed(`${specPath} has no operation ${id}. Name another in tests/samples/operations.ts`);
    const request = sampleRequest(followed(spec, operation) as PlacedOperation, spec.servers[0]?.url ?? '');
    return {name: `operation ${id}`, request};
  });
}

import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {operationsOf} from '../../../openapi/model/spec';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';

const spec = readPublished(apiVersions[0]);
const operations = operationsOf(spec);
const guide = (name: string): string => readFileSync(`docs/platform/api-basics/${name}.mdx`, 'utf8');

test('@words-03 the limits are those of the description', () => {
  const limits = guide('limits');
  const descriptions = new Map(operations.map(({operationId, description = ''}) => [operationId, description]));
  expect(descriptions.get('bulk-jobs-job-data-create')).toContain('5,000 rows');
  expect(limits).toContain('| 5,000, in any number of uploads |');
  const {parameters = []} = operations.find(({operationId}) => operationId === 'users-index') ?? {};
  const perPage = parameters.find((parameter) => 'name' in parameter && parameter.name === 'per_page');
  expect(perPage).toMatchObject({schema: {default: 25, maximum: 100}});
  expect(limits).toContain('| 25 by default, 100 at most |');
});

import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {schemesOf} from '../../../openapi/model/security';
import {baseUrlOf} from '../../../openapi/model/servers';
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

/** How the table of versions calls a scheme, in its order. */
const CREDENTIALS = {http: 'API key', oauth2: 'OAuth'} as const;

test('@shown-02 the table of versions names the credentials and base URLs of the descriptions', () => {
  const described = [apiVersions[0], apiVersions[1]].map(readPublished);
  const credentials = described.map((one) => {
    const accepted = new Set<string>(schemesOf(one, one).map(({type}) => type));
    const names = Object.entries(CREDENTIALS).filter(([type]) => accepted.has(type));
    return names.map(([, name]) => name).join(' or ');
  });
  const table = readFileSync('src/pages/api.mdx', 'utf8');
  expect(table).toContain(`| Credentials | ${credentials.join(' | ')} |`);
  expect(table).toContain(`| Base URL | ${described.map((one) => `\`${baseUrlOf(one)}\``).join(' | ')} |`);
});

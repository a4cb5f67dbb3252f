import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {operationDocumentsOf, writeOperationDocuments} from '../../../../openapi/tools/bundle/bundleVersion';
import type {Spec} from '../../../../openapi/model/spec';
import {temporaryFolder} from '../../../fixtures/temporaryFolder';
import {madeUpSpec} from '../../support/madeUpSpec';

const ref = (name: string, group = 'schemas') => ({$ref: `#/components/${group}/${name}`});
const json = (schema: unknown) => ({content: {'application/json': {schema}}});

/** Two operations; one names a shape that holds itself, by way of another part. */
const spec = madeUpSpec({
  paths: {
    '/pens': {
      get: {
        operationId: 'pens-index',
        summary: 'List pens',
        security: [{key: []}],
        parameters: [ref('page', 'parameters')],
        responses: {200: json(ref('Pen')), 404: ref('Missing', 'responses')},
      },
      post: {operationId: 'pens-create', summary: 'Add a pen', requestBody: json({type: 'string'}), responses: {}},
    },
  },
  components: {
    securitySchemes: {key: {type: 'http'}, other: {type: 'http'}},
    parameters: {page: {name: 'page', in: 'query'}, unused: {name: 'unused', in: 'query'}},
    responses: {Missing: json(ref('Odd~1name'))},
    schemas: {
      Pen: {
        oneOf: [ref('Animal'), ref('Cat')],
        discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
      },
      Animal: {properties: {pen: ref('Pen')}},
      Cat: {type: 'object'},
      'Odd/name': {type: 'object'},
      Unused: {type: 'object'},
    },
  },
} as unknown as Partial<Spec>);

const list = operationDocumentsOf(spec).get('pens-index') as Spec | undefined;

test('operationDocumentsOf holds one operation and what it needs, through other parts too', () => {
  expect(list?.paths).toEqual({'/pens': {get: spec.paths['/pens']?.get}});
  expect(Object.keys(list?.components.schemas ?? {}).sort()).toEqual(['Animal', 'Cat', 'Odd/name', 'Pen']);
  expect(list?.components).toMatchObject({
    parameters: {page: {name: 'page'}},
    responses: {Missing: {}},
    securitySchemes: {key: {type: 'http'}},
  });
  expect(list?.components.securitySchemes).not.toHaveProperty('other');
});

test('writeOperationDocuments leaves no file of an operation that is gone', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'gone.json'), '{}');
  writeOperationDocuments(spec, folder);
  expect(readdirSync(folder).sort()).toEqual(['pens-create.json', 'pens-index.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'pens-create.json'), 'utf8'))).toHaveProperty('paths./pens.post');
});

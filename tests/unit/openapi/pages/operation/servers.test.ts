import {expect, test} from 'vitest';
import type {PathItem, Server, Spec} from '../../../../../openapi/model/spec';
import {operationDocumentsOf} from '../../../../../openapi/tools/bundle/bundleVersion';
import {requestCollection} from '../../../../../openapi/tools/collections/requests';
import {readOperation} from '../../../../../src/features/try-it/core/operation';
import {targetsOf} from '../../../../../src/features/try-it/core/target';
import {pagesOf, tinySpec} from '../../../support/tinySpec';

const regional: Server = {
  url: 'https://{region}.salesloft.com',
  variables: {region: {default: 'api', enum: ['api', 'eu'], description: 'Where the team is.'}},
};
const own = {servers: [{url: 'https://own.tiny.test'}]};
const ofPath = {servers: [{url: 'https://path.tiny.test'}]};

/** The first operation of the tiny description, with servers in one of the three places. */
function specOf(item: Pick<PathItem, 'get'> & object = {}, operation: object = {}): Spec {
  const spec = tinySpec();
  const widgets = spec.paths['/widgets'];
  const get = widgets?.get && {...widgets.get, ...operation};
  return {...spec, servers: [regional], paths: {'/widgets': {...widgets, ...item, get}}};
}

const API = 'https://api.example.com';

test.each<[string, Spec, string, boolean]>([
  ['the description', specOf(), 'https://api.salesloft.com', false],
  ['its path', specOf(ofPath), 'https://path.tiny.test', true],
  ['itself', specOf(ofPath, own), 'https://own.tiny.test', true],
])(
  '@shown-01 an operation has the server of %s on its page, in collections and in the form',
  (_, spec, server, isElsewhere) => {
    const page = pagesOf(spec).find(({kind}) => kind === 'operation');
    expect(page).toMatchObject({server, request: {url: `${server}/widgets`}});
    const [request] = requestCollection(spec).folders.flatMap(({requests}) => requests);
    expect(request?.url).toBe(`${isElsewhere ? server : '{{baseUrl}}'}/widgets`);
    const [document] = operationDocumentsOf(spec).values();
    const loaded = readOperation('v2', document as unknown as Spec);
    expect(loaded.server).toBe(server);
    expect(targetsOf(loaded, API)).toEqual(isElsewhere ? ['sandbox'] : ['sandbox', 'account']);
  },
);

test('@shown-01 the page says what the variables of a server can be', () => {
  expect(JSON.stringify(pagesOf(specOf()))).toContain(
    'Where the team is. `region` is one of `api`, `eu`, and `api` in samples.',
  );
});

import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {scopesOf} from '../../../sandbox/accounts';
import {operationsOf} from '../../../sandbox/api/operations';
import {noErrors} from '../../../sandbox/sso/simulatedErrors';
import {maya, testGateway, tomas} from './testGateway';

const KNOWN = ['people:read', 'people:write', 'team:read', 'team:write', 'data_control:read', 'audit_reports:write'];

const spec = {
  paths: {
    '/v2/people': {
      get: {
        'x-scopes': [{scope: 'people:read'}],
        parameters: [
          {in: 'query', name: 'ids[]', schema: {type: 'array', items: {type: 'integer'}}},
          {in: 'query', name: 'updated_at', schema: {$ref: '#/components/schemas/Range'}},
          {in: 'query', name: 'can_call', schema: {type: 'boolean'}},
          {in: 'query', name: 'name', schema: {type: ['string', 'null']}},
          {in: 'query', name: 'page', schema: {type: 'integer', default: 1}},
          {in: 'query', name: 'per_page', schema: {type: 'integer'}},
          {in: 'query', name: 'sort_by', schema: {type: 'string'}},
          {in: 'path', name: 'none', schema: {type: 'string'}},
        ],
      },
      post: {
        'x-scopes': [{scope: 'people:write'}],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Create'}}}},
      },
    },
    '/v2/people/{id}': {get: {'x-scopes': [{scope: 'people:write'}]}},
    '/v2/people/stages': {get: {'x-scopes': []}},
    '/v2/users/{id}': {put: {'x-scopes': [], 'x-admin-only': true}},
  },
  components: {
    schemas: {
      Create: {'x-requires-one-of': [['email_address'], ['phone', 'last_name']]},
      Range: {type: 'object', properties: {gt: {type: 'string'}, count: {type: 'integer'}}},
    },
    securitySchemes: {
      oauth2: {flows: {authorizationCode: {scopes: Object.fromEntries(KNOWN.map((name) => [name, '']))}}},
    },
  },
};
/** The next response of the mock. */
let next: {readonly status: number; readonly violations?: object; readonly body: object} = {status: 200, body: {}};
const api = testGateway(
  (request, response) => {
    request.resume().on('end', () => {
      const {status, violations, body} = next;
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(violations && {'sl-violations': JSON.stringify(violations)}),
      });
      response.end(JSON.stringify(body));
    });
  },
  {
    findLogIn: (token) => Promise.resolve({account: maya, errors: noErrors, scopes: new Set(token.split(','))}),
    operations: operationsOf(spec as unknown as Spec),
  },
);

async function call(path: string, token: string, init: RequestInit = {}): Promise<{status: number; body: unknown}> {
  const headers = {Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined)};
  const response = await fetch(`${api()}${path}`, {...init, headers});
  return {status: response.status, body: await response.json()};
}

describe('@real-10 scopes', () => {
  test('a token without the scope of an operation gets the 403 of the API', async () => {
    next = {status: 200, body: {data: []}};
    expect(await call('/v2/people', 'people:read')).toEqual({status: 200, body: {data: []}});
    expect(await call('/v2/people', 'people:write')).toEqual({
      status: 403,
      body: {error: '… does not have the required scopes'},
    });
    expect((await call('/v2/people', 'people:read', {method: 'POST'})).status).toBe(403);
    expect((await call('/v2/people/7', 'people:read')).status).toBe(403);
  });

  test('an operation without scopes is left to the mock, and an unknown path is not found', async () => {
    expect((await call('/v2/people/stages', 'none')).status).toBe(200);
    expect((await fetch(`${api()}/v2/nowhere`, {headers: {Authorization: 'Bearer none'}})).status).toBe(404);
  });

  test('a user without admin rights gets a 403 for admin-only operations, whatever the scopes', async () => {
    expect((await call('/v2/users/1', 'none', {method: 'PUT'})).status).toBe(200);
    expect(await call('/v2/users/1', tomas.apiKey, {method: 'PUT'})).toEqual({
      status: 403,
      body: {error: "Sandbox: the user isn't a team admin"},
    });
  });

  test('an API key has the scopes that its owner can grant', async () => {
    expect([...scopesOf(maya, KNOWN)]).toEqual(KNOWN);
    expect([...scopesOf(tomas, KNOWN)]).toEqual(['people:read', 'people:write', 'team:read']);
    expect((await call('/v2/people', tomas.apiKey)).status).toBe(200);
  });
});

describe('@real-10 a 422', () => {
  const documented = {errors: {email_address: ['has already been taken'], sort_by: ['is not a sortable field']}};
  const post = (body: object, headers: Record<string, string> = {}) =>
    call('/v2/people', 'people:write', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {'Content-Type': 'application/json', ...headers},
    });

  test('names invalid and missing fields', async () => {
    const violations = [
      {location: ['request', 'body', 'first_name'], message: 'Request body property first_name must be string'},
      {location: ['request', 'body', 'tags', '0'], message: 'Request body property tags.0 must be string'},
      {location: ['request', 'body'], message: "Request body must have required property 'content'"},
      {location: ['request', 'query', 'ids', '1'], message: 'Request query parameter ids.1 must be integer'},
      {location: ['request'], message: 'Body parameter is required'},
    ];
    next = {status: 422, violations, body: documented};
    expect(await post({first_name: 3})).toEqual({
      status: 422,
      body: {
        errors: {
          first_name: ['Sandbox: must be string'],
          'tags.0': ['Sandbox: must be string'],
          content: ['Sandbox: is required'],
          'ids.1': ['Sandbox: must be integer'],
          base: ['Sandbox: Body parameter is required'],
        },
      },
    });
  });

  test.each([{first_name: 'A'}, {phone: '1'}, {email_address: ''}, [], null])(
    'says which fields are required of %j',
    async (body) => {
      next = {status: 200, body: {data: {id: 1}}};
      expect(await post(body as object)).toEqual({
        status: 422,
        body: {errors: {email_address: ['Sandbox: requires one of: email_address; phone + last_name']}},
      });
    },
  );

  test('is not the response to one of the sets of required fields', async () => {
    next = {status: 201, body: {data: {id: 1}}};
    for (const body of [{email_address: 'a@b.example'}, {phone: '1', last_name: 'B'}])
      expect(await post(body)).toEqual({status: 201, body: {data: {id: 1}}});
    next = {status: 404, body: {}};
    expect((await post({})).status).toBe(404);
  });

  test('that a request prefers names only fields that were sent', async () => {
    next = {status: 422, body: documented};
    const prefer = {Prefer: 'code=422'};
    expect((await post({email_address: 'a@b.example'}, prefer)).body).toEqual({
      errors: {email_address: ['has already been taken']},
    });
    expect((await post({last_name: 'x'}, prefer)).body).toEqual({
      errors: {last_name: ['Sandbox: is invalid, as the request asks for']},
    });
    const listed = await call('/v2/people?sort_by=x', 'people:read', {headers: prefer});
    expect(listed.body).toEqual({errors: {sort_by: ['is not a sortable field']}});
  });
});

test('a list is the response to its request', async () => {
  next = {status: 200, body: {metadata: {}, data: [{id: 1}]}};
  expect((await call('/v2/people?ids=7&per_page=5&updated_at[gt]=2026-09-10', 'people:read')).body).toEqual({
    metadata: {
      filtering: {ids: [7], updated_at: {gt: '2026-09-10'}},
      paging: {per_page: 5, current_page: 1, next_page: null, prev_page: null},
    },
    data: [{id: 1}],
  });
});

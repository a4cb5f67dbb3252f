import {expect, test} from 'vitest';
import {type PlacedPath, findOperation} from '../../../../src/features/pasted-request/core/findOperation';
import {readRequest} from '../../../../src/features/pasted-request/core/readRequest';

const at = (text: string): PlacedPath => {
  const [method = '', path = ''] = text.split(' ');
  return {method, path, href: `/docs/${text}/`};
};

const operations = [
  ...['get /v2/people', 'post /v2/people', 'get /v2/people/{id}', 'put /v2/people/{id}', 'delete /v2/people/{id}'],
  ...['get /v2/people/stages', 'put /v2/webhooks/{id}', 'delete /v2/deletions/{id}', 'get /public_api/v1/people'],
  'get /public_api/v1/companies/{id}',
].map(at);

function find(text: string, page = '') {
  const read = readRequest(text);
  if (read.kind !== 'request') throw new Error(read.kind);
  const found = findOperation(read.request, operations, page);
  if (found.kind === 'none') return found.nearest ?? 'none';
  const {operation, values, otherPath, methods} = found;
  const notes = [otherPath !== undefined ? 'other path' : '', methods ? `only ${methods.join(' ')}` : ''].filter(
    Boolean,
  );
  return [`${operation.method} ${operation.path}`, ...values.map((pair) => pair.join('=')), ...notes].join(', ');
}

test.each([
  ['its method', 'POST /v2/people/', 'post /v2/people'],
  ['the value of its path', 'PUT /v2/people/a%2Fb', 'put /v2/people/{id}, id=a/b'],
  ['a path without a value', 'GET /v2/people/stages', 'get /v2/people/stages'],
  ['no value for a placeholder', 'GET /v2/people/:id', 'get /v2/people/{id}'],
  ['an old version that is described', 'GET /public_api/v1/people', 'get /public_api/v1/people'],
  ['.json', 'GET /v2/people/5.json', 'get /v2/people/{id}, id=5, other path'],
  ['no version', 'curl api.salesloft.com/people/5', 'get /v2/people/{id}, id=5, other path'],
  ['PUT for PATCH', 'PATCH /v2/people/5', 'put /v2/people/{id}, id=5, only GET PUT DELETE'],
  ['a read for a wrong deletion', 'DELETE /v2/people', 'get /v2/people, only GET POST'],
  ['a write for a wrong method with a body', "curl -X PUT /v2/people -d '{}'", 'post /v2/people, only GET POST'],
  ['the nearest path', 'GET /v2/peoples', '/v2/people'],
  ['nothing', 'GET /v2/unheard_of', 'none'],
])('@form-05 a pasted request opens %s', (_, text, found) => {
  expect(find(text)).toBe(found);
});

test('@form-05 a URL without a method means the operation of the page', () => {
  expect(find('/v2/people/5', '/docs/put /v2/people/{id}/')).toBe('put /v2/people/{id}, id=5');
  expect(find('/v2/people?page=2', '/docs/post /v2/people/')).toBe('get /v2/people');
});

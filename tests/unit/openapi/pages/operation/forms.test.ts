import {expect, test} from 'vitest';
import type {Operation, Spec} from '../../../../../openapi/model/spec';
import type {OperationPage} from '../../../../../openapi/pages/page';
import {pagesOf, tinySpec} from '../../../support/tinySpec';

/** The page of an operation with this body and these responses. */
function pageOf(requestBody: Operation['requestBody'], responses: Operation['responses']) {
  const spec = tinySpec();
  const post = {...spec.paths['/widgets']?.get, requestBody, responses};
  return pagesOf({...spec, paths: {'/widgets': {post}}} as Spec).find(({kind}) => kind === 'operation');
}

test('@shown-03 the page of a body in several media types has the fields of each', () => {
  const contentOf = (...names: readonly string[]) => ({
    'application/json': {schema: {properties: {both: {type: 'string'}}}},
    'application/vnd.same+json': {schema: {properties: {both: {type: 'string'}}}},
    'application/pdf': {},
    ...Object.fromEntries(
      names.map((name) => [`application/${name}`, {schema: {properties: {[name]: {type: 'string'}}}}]),
    ),
  });
  const page = pageOf(
    {description: 'A.', content: contentOf('xml')},
    {200: {description: 'B.', content: contentOf('yaml')}},
  );
  const variants = page?.sections.flatMap(({blocks}) =>
    blocks.flatMap((block) => ('blocks' in block ? block.blocks : [])),
  );
  const titles = variants
    ?.flatMap((block) => (block.type === 'variants' ? block.variants : []))
    .map((one) => [
      one.title,
      one.blocks.flatMap((block) => (block.type === 'fields' ? block.fields.map(({name}) => name) : [])),
    ]);
  expect(titles).toEqual([
    ['application/xml', ['xml']],
    ['application/yaml', ['yaml']],
  ]);
});

test('@shown-03 the page of an upload lists its fields, and says what file comes back', () => {
  const schema = {
    type: 'object',
    required: ['files'],
    properties: {
      files: {type: 'array', description: 'Content of the files.', items: {type: 'string', format: 'binary'}},
      picture: {description: 'Picture of the widget.', contentMediaType: 'image/png'},
      name: {type: 'string', description: 'Name of the set.'},
    },
  };
  const page = pageOf(
    {description: 'The files.', required: true, content: {'multipart/form-data': {schema}}},
    {200: {description: 'Them all.', content: {'application/zip': {}}}},
  );
  const text = JSON.stringify(page?.sections);
  expect(text).toContain('The files. `multipart/form-data`, required.');
  expect(text).toContain('The body is a file of type `application/zip`.');
  const types = [...text.matchAll(/"kind":"type","text":"([^"]*)"/g)].map(([, type]) => type);
  expect(types).toEqual(['file[]', 'file (image/png)', 'string']);
});

const VENDOR = 'application/vnd.api+json';

test.each([
  [['application/json'], ['Widgets. JSON.', 'Widgets.', 'application/json']],
  [[VENDOR], [`Widgets. JSON (\`${VENDOR}\`).`, `Widgets.\n\nThe body is \`${VENDOR}\`.`, VENDOR]],
  [
    ['text/csv', 'application/json'],
    [
      'Widgets. JSON.\n\nThe operation also accepts `text/csv`, with that type in the `Content-Type` header.',
      'Widgets.\n\nAlso available as `text/csv`: send that type in the `Accept` header.',
      'application/json',
    ],
  ],
])('@shown-01 the page of bodies in %j names them, and the sample sends one', (types, expected) => {
  const media = {schema: {type: 'object'}, example: {id: 1}};
  const body = {description: 'Widgets.', content: Object.fromEntries(types.map((type) => [type, media]))};
  const page = pageOf(body, {200: body});
  const blocks = page?.sections.flatMap((section) => section.blocks) ?? [];
  const words = ['requestBody', 'response'].flatMap((wanted) =>
    blocks.flatMap((block) => (block.type === wanted && 'description' in block ? block.description : [])),
  );
  const {request} = page as OperationPage;
  expect([...words, request.headers.find(({name}) => name === 'Content-Type')?.value]).toEqual(expected);
});

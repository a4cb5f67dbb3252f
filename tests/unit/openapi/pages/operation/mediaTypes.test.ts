import {expect, test} from 'vitest';
import type {MediaType, Spec} from '../../../../../openapi/model/spec';
import {pagesOf, tinySpec} from '../../../support/tinySpec';

const VENDOR = 'application/vnd.api+json';

/** The words of the request, those of its response, and the content type of its sample, with these media types in both. */
function shown(...types: readonly string[]) {
  const spec = tinySpec();
  const get = spec.paths['/widgets']?.get;
  const media: MediaType = {schema: {type: 'object'}, example: {id: 1}};
  const body = {description: 'Widgets.', content: Object.fromEntries(types.map((type) => [type, media]))};
  const post = {...get, requestBody: body, responses: {200: body}};
  const page = pagesOf({...spec, paths: {'/widgets': {post}}} as Spec).find(({kind}) => kind === 'operation');
  const blocks = page?.sections.flatMap((section) => section.blocks) ?? [];
  const wordsOf = (wanted: string) =>
    blocks.flatMap((block) => (block.type === wanted && 'description' in block ? block.description : []));
  const {request} = page as {
    readonly request: {readonly headers: readonly {readonly name: string; readonly value: string}[]};
  };
  return [
    ...wordsOf('requestBody'),
    ...wordsOf('response'),
    request.headers.find(({name}) => name === 'Content-Type')?.value,
  ];
}

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
  expect(shown(...types)).toEqual(expected);
});

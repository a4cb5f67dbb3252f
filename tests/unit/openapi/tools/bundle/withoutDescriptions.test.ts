import {expect, test} from 'vitest';
import {withoutDescriptions} from '../../../../../openapi/tools/bundle/bundleVersion';
import type {Spec} from '../../../../../openapi/model/spec';
import {madeUpSpec} from '../../../support/madeUpSpec';

test('the bundle without descriptions has all fields and values with this name', () => {
  const specWith = (words: {readonly description?: string}): Spec => {
    const schema = {type: 'object', properties: {description: {type: 'string', ...words}}, ...words} as const;
    const example = {description: 'A note'};
    const content = {'application/json': {schema, example, examples: {one: {value: [example]}}}};
    const list = {
      operationId: 'notes-create',
      summary: 'Create a note',
      tags: [],
      ...words,
      responses: {200: {description: '', content}},
    };
    return madeUpSpec({paths: {'/notes': {post: list}}});
  };
  const plain = withoutDescriptions(specWith({description: 'Words'}));
  expect(JSON.stringify(plain)).toBe(JSON.stringify(withoutDescriptions(specWith({}))));
  expect(JSON.stringify(plain)).not.toContain('Words');
  expect(JSON.stringify(plain).match(/"description":/g)).toHaveLength(3);
  expect(plain.paths['/notes']?.post?.responses?.[200]?.content?.['application/json']).toMatchObject({
    example: {description: 'A note'},
    examples: {one: {value: [{description: 'A note'}]}},
  });
});

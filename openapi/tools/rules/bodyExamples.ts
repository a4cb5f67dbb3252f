import {type Node, isNode} from '../../model/node';
import type {Context, Rule} from './redocly';

/** Reports a media type without an example of its own, of its named ones, or of its schema. */
function requireExample(media: Node, {report, resolve, location}: Context): void {
  const {node: schema} = resolve(media.schema);
  if ('example' in media || 'examples' in media || (isNode(schema) && 'examples' in schema)) return;
  report({
    message: 'The body has no example. Add `examples:` to its schema, or `example:` next to the schema.',
    location: location.key(),
  });
}

/** Requires an example of each request body and of each successful response. */
export const bodyExamples: Rule = () => {
  let isSuccess = false;
  return {
    RequestBody: {MediaType: requireExample},
    Response: {
      enter(_: unknown, {key}: Context) {
        isSuccess = String(key).startsWith('2');
      },
      MediaType(media: Node, context: Context) {
        if (isSuccess) requireExample(media, context);
      },
    },
  };
};

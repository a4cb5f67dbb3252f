import {type GuideRule, ofNodes} from './guide';

export const noExpressions: GuideRule = {
  id: 'no-expressions',
  description: 'Expressions in braces are comments',
  check: ofNodes(
    ({node}) =>
      // A comment has no statements.
      'data' in node &&
      node.data &&
      'estree' in node.data &&
      node.data.estree?.body.length !== 0 &&
      'An expression has no Markdown. Write it as code.',
  ),
};

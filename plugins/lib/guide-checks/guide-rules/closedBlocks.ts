import {type GuideRule, ofNodes} from './guide';

/** The source of a code block or an admonition whose last line closes it. In a quote, that line begins with `>`. */
const CLOSED = /^(`{3,}|~{3,}|:{3,})(?![`~:])[^]*\n[\s>]*\1[`~:]*\s*$/;

/** The source of a code block with a line that begins another. */
const NESTED = /^(`{3,}|~{3,})(?![`~])[^]*\n[\s>]*\1[`~]*\s*\w/;

export const closedBlocks: GuideRule = {
  id: 'closed-blocks',
  description: 'Code blocks and admonitions have an end',
  check: ofNodes(({node, source}) => {
    if (node.type === 'code' && (!CLOSED.test(source) || NESTED.test(source)))
      return 'The code fence has no end. Close it with a line of as many backticks.';
    return (
      node.type === 'containerDirective' &&
      !CLOSED.test(source) &&
      `:::${node.name} has no end. Close it with a line of as many colons.`
    );
  }),
};

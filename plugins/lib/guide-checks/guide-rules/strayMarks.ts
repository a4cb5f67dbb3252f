import {type GuideRule, ofNodes} from './guide';

/** A line of text that was meant to close an admonition, or was left by a merge. */
export const strayMarks: GuideRule = {
  id: 'stray-marks',
  description: 'Lines with `:::` or `=======` belong to an admonition or a heading',
  check: ofNodes(
    ({node}) =>
      node.type === 'text' &&
      /^(?::{3,}|={7}$)/m.test(node.value) &&
      'A line with `:::` or `=======` marks nothing. Remove it, or put it in backticks.',
  ),
};

import {fenceProblems, infoOf} from '../../code-blocks/codeFences';
import {type GuideRule, ofNodes} from './guide';

/** Languages, options, comments and samples of code blocks. */
export const codeFences: GuideRule = {
  id: 'code-fences',
  description: 'Code blocks have a known language, known options and a sample that exists, and mark no lines',
  check: ofNodes(
    ({node}, {file}) =>
      node.type === 'code' &&
      fenceProblems({language: node.lang ?? undefined, text: node.value, info: infoOf(node.meta ?? '')}, file),
  ),
};

import {fenceProblems, infoOf} from '../../code-blocks/codeFences';
import type {GuideRule} from './guideRule';

/** Languages, options, comments and samples of code blocks. */
export const codeFences: GuideRule = {
  id: 'code-fences',
  find: (node, {file}) =>
    node.type === 'code'
      ? fenceProblems({language: node.lang ?? undefined, text: node.value, info: infoOf(node.meta ?? '')}, file)
      : [],
};

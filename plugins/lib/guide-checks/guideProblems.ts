import {preparedMdx} from '../guides/mdxTree';
import {parseMdx, within} from '../markdown/markdown';
import type {LineProblem} from './checkGuide';
import {codeFences} from './guide-rules/codeFences';
import type {GuideRule} from './guide-rules/guideRule';
import {headingIds} from './guide-rules/headingIds';
import {writtenElements} from './guide-rules/writtenElements';

const RULES: readonly GuideRule[] = [codeFences, headingIds, writtenElements];

/** The problems of the parts of a page, each with line, fix and rule. */
export function guideProblems(mdx: string, file: string): LineProblem[] {
  const text = preparedMdx(mdx);
  return [...within(parseMdx(mdx))].flatMap((node) => {
    const {start, end} = node.position ?? {};
    const context = {file, source: text.slice(start?.offset, end?.offset)};
    return RULES.flatMap(({id, find}) =>
      find(node, context).map((message) => ({line: start?.line ?? 1, message: `${message} (${id})`})),
    );
  });
}

import type {GuideRule} from './guide';

/** The middle of a merge is a line of text or a heading (`stray-marks`, `one-title`). */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/;

export const mergeMarks: GuideRule = {
  id: 'merge-marks',
  description: 'No lines are left from a merge',
  check: ({mdx}) =>
    mdx
      .split('\n')
      .map((text, index) => ({text, line: index + 1}))
      .filter(({text}) => CONFLICT.test(text))
      .map(({text, line}) => ({line, message: `A merge left "${text}". Resolve it and remove the line.`})),
};

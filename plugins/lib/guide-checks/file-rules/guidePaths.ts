import {guideSections, introduction} from '../../../../src/config/guides';
import type {FileRule} from './file';

/** The path of a guide: lowercase words with hyphens, in the folder of a section. An index would have the URL of its folder. */
const GUIDE = new RegExp(
  `^(?!.*?([^/]+)/(\\1|index|readme)\\.)(${introduction}|(${guideSections.map(({folder}) => folder).join('|')})(/[a-z][a-z\\d]*(-[a-z\\d]+)*)+)\\.mdx$`,
);

export const isGuide = (name: string): boolean => GUIDE.test(name);

export const guidePaths: FileRule = {
  id: 'guide-paths',
  description: 'Files are guides in the folder of a section, samples, or what a guide shows',
  check: ({name, isShown}) => {
    const isPart = /(^|\/)samples\//.test(name) || (!/\.(md|mdx|markdown)\b/i.test(name) && isShown);
    const message =
      "isn't a guide, and no guide shows it. Rename it to lowercase words with hyphens and `.mdx` in the folder of a section, such as webhooks/events.mdx, or remove it. A section has no index.";
    return isGuide(name) || isPart ? [] : [{message}];
  },
};

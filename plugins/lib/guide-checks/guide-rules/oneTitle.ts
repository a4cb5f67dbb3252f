import {guidesPath} from '../../../../src/config/routes';
import {type GuideRule, ofNodes} from './guide';

/** The title of a guide is in its front matter, and that of a landing page is its first block. */
export const oneTitle: GuideRule = {
  id: 'one-title',
  description: 'Headings begin at `##`, below the title of the page',
  check: ofNodes(
    ({node}, {file, parts}) =>
      node.type === 'heading' &&
      node.depth === 1 &&
      (file.startsWith(guidesPath) || node !== parts[0]?.node) &&
      'The page already has a title. Begin the heading with `##`.',
  ),
  fix: (line) => line.replace(/(?<=^[\s>]*)#(?=\s)/, '##'),
};

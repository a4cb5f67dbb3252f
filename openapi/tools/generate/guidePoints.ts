import {readFileSync} from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {guides} from '../../../src/config/guides';
import {guidesPath} from '../../../src/config/routes';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import type {GuidePoint} from '../../pages/unconfirmed/unconfirmedPage';
import {guideLinks} from './relatedGuides';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** The marks of a text. Parsing takes a second for all guides, and `npm start` needs them after each change of a description. */
const known = new Map<string, ReturnType<typeof unverifiedMarks>>();
function marksIn(source: string): ReturnType<typeof unverifiedMarks> {
  const marks = known.get(source) ?? unverifiedMarks(parser.parse(source));
  known.set(source, marks);
  return marks;
}

/** The unconfirmed points of all guides, in reading order. @throws when a guide is missing or cannot be read */
export const guidePoints = (): GuidePoint[] =>
  guides.flatMap((guide) => {
    const source = readFileSync(`${guidesPath}/${guide}.mdx`, 'utf8');
    const [link] = guideLinks([guide]);
    // Parsing all guides takes seconds, and few have marks.
    if (!link || !source.includes('<Unverified')) return [];
    return marksIn(source).map(({what, about, anchor}) => ({
      guide: link.title,
      url: anchor === undefined ? link.to : `${link.to}#${anchor}`,
      about,
      what,
    }));
  });

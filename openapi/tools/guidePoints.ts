import {readFileSync} from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {guideSections, introduction} from '../../src/config/guides';
import {guidesPath} from '../../src/config/routes';
import {unverifiedMarks} from '../../src/features/guides/core/unverifiedMarks';
import type {GuidePoint} from '../pages/unconfirmed/unconfirmedPage';
import {guideLinks} from './guideLinks';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

const guides = [introduction, ...guideSections.flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`))];

/** The unconfirmed points of all guides, in reading order. @throws when a guide is missing or cannot be read */
export const guidePoints = (): GuidePoint[] =>
  guides.flatMap((guide) => {
    const source = readFileSync(`${guidesPath}/${guide}.mdx`, 'utf8');
    const [link] = guideLinks([guide]);
    // Parsing all guides takes seconds, and few have marks.
    if (!link || !source.includes('<Unverified')) return [];
    return unverifiedMarks(parser.parse(source)).map(({what, about, anchor}) => ({
      guide: link.title,
      url: anchor === undefined ? link.to : `${link.to}#${anchor}`,
      about,
      what,
    }));
  });

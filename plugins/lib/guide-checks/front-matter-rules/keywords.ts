import {keywordListProblems} from '../../../../openapi/tools/rules/plugin';
import {type FrontMatterRule, ofPages} from './frontMatter';

export const keywords: FrontMatterRule = {
  id: 'keywords',
  description: 'Keywords list what people call the topic in other words, in lowercase',
  check: ofPages(({frontMatter: {keywords: list}}) =>
    list === undefined
      ? ['keywords: add a list of what people call this topic in other words.']
      : keywordListProblems(list).map((problem) => `keywords${problem}.`),
  ),
};

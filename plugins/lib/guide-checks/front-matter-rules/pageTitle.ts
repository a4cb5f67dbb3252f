import {type FrontMatterRule, ofPages} from './frontMatter';

export const pageTitle: FrontMatterRule = {
  id: 'page-title',
  description: 'A guide has a title',
  check: ofPages(({frontMatter: {title}}) => (title === undefined ? ['title: add the title of the page.'] : [])),
};

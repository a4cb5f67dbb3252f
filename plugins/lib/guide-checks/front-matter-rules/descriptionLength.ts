import {type FrontMatterRule, ofPages} from './frontMatter';

export const descriptionLength: FrontMatterRule = {
  id: 'description-length',
  description: 'Descriptions have 70 to 155 characters, which search engines show',
  check: ofPages(({frontMatter: {description = ''}}) =>
    description.length >= 70 && description.length <= 155
      ? []
      : [`description: write 70 to 155 characters (not ${String(description.length)}) about what the reader can do.`],
  ),
};

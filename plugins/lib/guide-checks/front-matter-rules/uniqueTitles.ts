import {type Node, entriesOf, isNode} from '../../../../openapi/model/node';
import {type FrontMatterRule, ofPages} from './frontMatter';

/** The operations of a description by their titles. Titles of other pages of the reference end in the version. */
export const operationTitles = (spec: Node): [title: string, owner: string][] =>
  entriesOf(spec, 'paths')
    .flatMap(([, item]) => Object.values(item).filter(isNode))
    .map(({summary, operationId}) => [String(summary).toLowerCase(), `the operation ${String(operationId)}`]);

export const uniqueTitles: FrontMatterRule = {
  id: 'unique-titles',
  description: 'No other guide or operation has the title or the description',
  check: ofPages(({file, frontMatter: {title, title_meta: metaTitle, description}, owners}) =>
    Object.entries({title, title_meta: metaTitle, description}).flatMap(([field, words = '']) => {
      const owner = owners.get(words.toLowerCase());
      if (words !== '' && owner === undefined) owners.set(words.toLowerCase(), file);
      return owner === undefined || owner === file ? [] : [`${field} is also that of ${owner}. Change one of them.`];
    }),
  ),
};

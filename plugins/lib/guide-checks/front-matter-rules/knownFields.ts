import {FIELDS} from '../../guides/frontMatter';
import {type FrontMatterRule, ofFields} from './frontMatter';

export const knownFields: FrontMatterRule = {
  id: 'known-fields',
  description: 'Front matter has no other fields than those that pages use',
  check: ofFields(({frontMatter}) =>
    Object.keys(frontMatter)
      .filter((field) => !FIELDS.includes(field))
      .map((field) => `${field}: there is no such field. Correct it to one of ${FIELDS.join(', ')}, or remove it.`),
  ),
};

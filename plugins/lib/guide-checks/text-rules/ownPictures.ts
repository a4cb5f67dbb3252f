import {pictureProblem} from '../../../../openapi/tools/rules/shownMarkdown';
import {type TextRule, ofParts} from './textRule';

/** The content security policy allows pictures of this site only. */
export const ownPictures: TextRule = {
  id: 'own-pictures',
  description: 'Pictures are files of the site',
  check: ofParts(['picture'], ({value}) => {
    const message = pictureProblem(value);
    return message === undefined ? [] : [{at: 0, message}];
  }),
};

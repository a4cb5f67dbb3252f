import {pictureProblem} from '../../../../openapi/tools/rules/shownMarkdown';
import type {TextRule} from './textRule';

/** The content security policy allows pictures of this site only. */
export const ownPictures: TextRule = {
  id: 'own-pictures',
  kinds: ['picture'],
  find: ({value}) => {
    const message = pictureProblem(value);
    return message === undefined ? [] : [{at: 0, message}];
  },
};

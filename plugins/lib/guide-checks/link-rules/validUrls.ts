import {type LinkRule, ofLinks} from './link';

export const validUrls: LinkRule = {
  id: 'valid-urls',
  description: 'Links have a target, which is a URL',
  check: ofLinks(({url, target}) => {
    if (url === '') return 'The link has no target. Write its URL between the parentheses, or remove the link.';
    return !target && `The link leads to ${url}, which isn't a URL. Correct it.`;
  }),
};

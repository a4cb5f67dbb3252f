import {type LinkRule, ofLinks} from './link';
import {isPrivate} from './publicHosts';

const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

export const linkSchemes: LinkRule = {
  id: 'link-schemes',
  description: 'Links have a scheme that browsers open from a page',
  check: ofLinks((link) => {
    const {url, target} = link;
    return (
      target &&
      !isPrivate(link) &&
      !SCHEMES.includes(target.protocol) &&
      `The link leads to ${url}, and browsers must not open ${target.protocol} from a page. Use https: or mailto:.`
    );
  }),
};

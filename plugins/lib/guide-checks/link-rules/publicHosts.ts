import {type Link, type LinkRule, ofLinks} from './link';

/** Hosts of the reader's own computer. */
const PRIVATE = /^(localhost|127\..*|0\.0\.0\.0|\[::1\])$/;

/** Whether only the computer of the author has what a link leads to. */
export const isPrivate = ({target}: Link): boolean =>
  target !== undefined && (target.protocol === 'file:' || PRIVATE.test(target.hostname));

export const publicHosts: LinkRule = {
  id: 'public-hosts',
  description: 'Links lead to public hosts',
  check: ofLinks(
    (link) =>
      isPrivate(link) &&
      `The link leads to ${link.url}, which only your computer has. Link to a public page, or put it in backticks.`,
  ),
};

import {statSync} from 'node:fs';
import path from 'node:path';
import {pageFiles, publicFiles, publishedFolder} from '../../../../src/config/publicFiles';
import {hintFor} from '../../guide-names/knownNames';
import type {SitePage} from '../../site-pages/sitePage';
import {type Link, type LinkRule, ofLinks} from './link';

/** Files that the build writes after the check. */
const WRITTEN: readonly string[] = Object.values(publicFiles);

/** Files with the changes of a page, which the build writes as well. */
const changesOf = ({pathname, reference}: SitePage): readonly string[] =>
  reference && 'changed' in reference ? Object.values(pageFiles(pathname, reference.kind === 'resource')) : [];

function isFile(pathname: string, pages: Link['pages']): boolean {
  const owner = pages.get(pathname.replace(/[^/]*$/, ''));
  return (
    WRITTEN.includes(pathname) ||
    (owner !== undefined && changesOf(owner).includes(pathname)) ||
    ['static', publishedFolder].some((folder) =>
      statSync(path.join(folder, pathname), {throwIfNoEntry: false})?.isFile(),
    )
  );
}

export const existingPages: LinkRule = {
  id: 'existing-pages',
  description: 'Links within the site lead to a page or file that exists',
  check: ofLinks(({url, isImage, target, page, isOfSite, pages}) => {
    if (!target || !isOfSite || page || isFile(target.pathname, pages)) return undefined;
    return isImage
      ? `There is no image ${url}. Correct the path, or add the file to static/.`
      : `The link leads to ${url}, which doesn't exist.${hintFor(target.pathname, pages.keys())} Correct the link, or add the page.`;
  }),
};

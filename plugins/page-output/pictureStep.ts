import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../src/node/inParallel';
import type {SitePage} from '../lib/site-pages/sitePage';
import type {Step} from './applySteps';
import {CARD_SIZE} from './social-cards/card';
import {type Picture, withPicture} from './social-cards/head';
import {cardFile, ownerOf, sectionOf} from './social-cards/cardFile';
import {cardRenderer} from './social-cards/renderCard';

/**
 * Draws the social cards of pages, and returns the step that adds them to the pages. They are only in the built HTML, which
 * crawlers read.
 * @throws when a page with its own card has no description
 */
export async function pictureStep(outDir: string, pages: readonly SitePage[], siteUrl: string): Promise<Step> {
  const render = cardRenderer();
  const pictures = new Map<string, Picture>();
  await mkdir(path.join(outDir, path.dirname(cardFile('/'))), {recursive: true});
  const owners = pages.filter(({pathname}) => ownerOf(pathname) === pathname);
  await inParallel(owners, async ({pathname, metaTitle, title: ownTitle, description}) => {
    const title = metaTitle ?? ownTitle;
    if (!description) throw new Error(`${pathname} has no description for its card. Give it one in its front matter.`);
    const card = cardFile(pathname);
    await writeFile(path.join(outDir, card), await render({title, description, section: sectionOf(pathname)}));
    pictures.set(pathname, {...CARD_SIZE, url: new URL(card, siteUrl).href, alt: title});
  });
  return (html, pathname) => {
    const picture = pictures.get(ownerOf(pathname));
    if (!picture) throw new Error('it has no social card. Pass it to pictureStep.');
    return withPicture(html, picture);
  };
}

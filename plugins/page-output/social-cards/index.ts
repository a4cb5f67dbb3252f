import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../../src/node/inParallel';
import type {Step} from '../writePages';
import {CARD_SIZE} from './core/card';
import {type Picture, withPicture} from './core/head';
import {cardFile, ownerOf} from './core/owners';
import {placeOf} from './core/place';
import {cardRenderer} from './renderCard';

/** What is known of a page. */
interface PageFacts {
  readonly pathname: string;
  readonly title: string;
  /** Title for shared links, where it differs. */
  readonly metaTitle?: string;
  readonly description: string;
}

/**
 * Draws the picture that represents a page where the page is shared, and returns the step that names it in the page. Only the
 * built HTML has it: it is for programs that read HTML, and the page's script need not know.
 * @throws when a page with a card of its own has no description
 */
export async function pictureStep(outDir: string, pages: readonly PageFacts[], siteUrl: string): Promise<Step> {
  const render = cardRenderer();
  const pictures = new Map<string, Picture>();
  await mkdir(path.join(outDir, path.dirname(cardFile('/'))), {recursive: true});
  const owners = pages.filter(({pathname}) => ownerOf(pathname) === pathname);
  await inParallel(owners, async ({pathname, metaTitle, title: ownTitle, description}) => {
    const title = metaTitle ?? ownTitle;
    if (!description) throw new Error(`${pathname} has no description for its card. Give it one in its front matter.`);
    const card = cardFile(pathname);
    await writeFile(path.join(outDir, card), await render({title, description, place: placeOf(pathname)}));
    pictures.set(pathname, {...CARD_SIZE, url: new URL(card, siteUrl).href, alt: title});
  });
  return (html, pathname) => {
    const picture = pictures.get(ownerOf(pathname));
    if (!picture) throw new Error('it has no social card. Pass it to pictureStep.');
    return withPicture(html, picture);
  };
}

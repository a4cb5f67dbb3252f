import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../src/node/inParallel';
import type {Step} from '../page-output/writePages';
import {CARD_SIZE} from './core/card';
import {type Picture, readHead, withPicture} from './core/head';
import {cardFile, ownerOf} from './core/owners';
import {placeOf} from './core/place';
import {cardRenderer} from './renderCard';

/**
 * Draws the picture that represents a page where the page is shared, and returns the step that names it in the page. Only the
 * built HTML has it: it is for programs that read HTML, and the page's script need not know.
 * @throws when a page with a card of its own has no title or no description
 */
export async function pictureStep(outDir: string, pages: readonly string[], siteUrl: string): Promise<Step> {
  const render = cardRenderer();
  const pictures = new Map<string, Picture>();
  await mkdir(path.join(outDir, path.dirname(cardFile('/'))), {recursive: true});
  await inParallel(new Set(pages.map(ownerOf)), async (owner) => {
    const head = readHead(await readFile(path.join(outDir, owner, 'index.html'), 'utf8'));
    if (!head)
      throw new Error(`${owner} has no title or no description for its card. Give it both in its front matter.`);
    const card = cardFile(owner);
    await writeFile(path.join(outDir, card), await render({...head, place: placeOf(owner)}));
    pictures.set(owner, {...CARD_SIZE, url: new URL(card, siteUrl).href, alt: head.title});
  });
  return (html, pathname) => {
    const picture = pictures.get(ownerOf(pathname));
    if (!picture) throw new Error('it has no social card. Pass its URL to pictureStep.');
    return withPicture(html, picture);
  };
}

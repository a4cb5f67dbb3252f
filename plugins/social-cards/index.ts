import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CARD_SIZE} from './core/card';
import {readHead, withPicture} from './core/head';
import {cardFile, ownerOf} from './core/owners';
import {placeOf} from './core/place';
import {cardRenderer} from './renderCard';

/**
 * Draws the picture that stands for a page where it is shared, and names it in the page. In the built HTML alone: nobody but
 * those who read HTML wants it, and the page's script need not know.
 */
export default function socialCards({siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const render = cardRenderer();
      const drawn = new Set<string>();
      const fileOf = (pathname: string): string => path.join(outDir, pathname, 'index.html');
      mkdirSync(path.join(outDir, path.dirname(cardFile('/'))), {recursive: true});
      for (const pathname of routesPaths.filter((route) => existsSync(fileOf(route)))) {
        const html = readFileSync(fileOf(pathname), 'utf8');
        const owner = ownerOf(pathname);
        const head = readHead(owner === pathname ? html : readFileSync(fileOf(owner), 'utf8'));
        if (!head)
          throw new Error(`${owner} has no title or no description for its card. Give it both in its front matter.`);
        const card = cardFile(owner);
        if (!drawn.has(card)) writeFileSync(path.join(outDir, card), await render({...head, place: placeOf(owner)}));
        drawn.add(card);
        const url = new URL(card, siteConfig.url).href;
        writeFileSync(fileOf(pathname), withPicture(html, {...CARD_SIZE, url, alt: head.title}));
      }
    },
  };
}

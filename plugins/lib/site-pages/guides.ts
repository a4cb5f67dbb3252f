import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type GuideSection, guideSections, introduction} from '../../../src/config/guides';
import {guideUrl, guidesPath, landingPagesPath} from '../../../src/config/routes';
import type {KnownNames} from '../guide-names/knownNames';
import {lineItem, link, list} from '../markdown/nodes';
import {mdxPage} from './mdxPage';
import type {SitePage} from './sitePage';

/** The part of the site with the home page, the landing pages and the introduction. */
export const START = 'start';

/** What handwritten pages have besides their text. */
export interface Sources {
  readonly names: KnownNames;
  /** Date of the last change of each file. */
  readonly days: ReadonlyMap<string, string>;
}

const handwritten = (pathname: string, area: string, file: string, {names, days}: Sources): SitePage => ({
  pathname,
  area,
  day: days.get(file),
  ...mdxPage(file, names),
});

const guide = (id: string, area: string, sources: Sources): SitePage =>
  handwritten(guideUrl(id), area, `${guidesPath}/${id}.mdx`, sources);

/** The index of a section: its guides in reading order, with descriptions. It is as new as the newest of them. */
export function sectionIndex({folder, label, description}: GuideSection, guides: readonly SitePage[]): SitePage {
  const items = guides.map((page) =>
    lineItem(link(page.pathname, page.title), page.description && `: ${page.description}`),
  );
  return {
    pathname: guideUrl(folder),
    area: folder,
    title: label,
    description,
    day: guides
      .flatMap(({day}) => day ?? [])
      .sort()
      .at(-1),
    content: () => [list(items)],
  };
}

/** The guides in reading order, each section after its index. */
export function guidePages(sources: Sources): SitePage[] {
  const sections = guideSections.flatMap((section) => {
    const guides = section.pages.map((page) => guide(`${section.folder}/${page}`, section.folder, sources));
    return [sectionIndex(section, guides), ...guides];
  });
  return [guide(introduction, START, sources), ...sections];
}

export const landingPages = (sources: Sources): SitePage[] =>
  readdirSync(landingPagesPath)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => handwritten(`/${path.parse(file).name}/`, START, `${landingPagesPath}/${file}`, sources));

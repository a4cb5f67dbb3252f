import path from 'node:path';
import {type GuideSection, guideSections, introduction} from '../../../src/config/guides';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import type {KnownNames} from '../guide-components/knownNames';
import type {SitePage} from '../markdown-pages/markdownPage';
import {mdxPage} from './mdx';
import {item, link, list, paragraph, text} from '../markdown/nodes';
import {siteText} from './siteTexts';

const guide = (id: string, area: string, names: KnownNames): SitePage => ({
  pathname: guideUrl(id),
  area,
  ...mdxPage(path.resolve(guidesPath, `${id}.mdx`), names),
});

/** The index of a section: its guides in reading order, with descriptions. */
function sectionIndex({folder, label, description}: GuideSection, guides: readonly SitePage[]): SitePage {
  const items = guides.map((page) =>
    item(
      paragraph(link(page.pathname, text(page.title)), text(page.description === '' ? '' : `: ${page.description}`)),
    ),
  );
  return {
    pathname: guideUrl(folder),
    area: folder,
    title: label,
    metaTitle: siteText('site.guides.index.title', {section: label}),
    description,
    content: () => [list(items)],
  };
}

/** The guides in reading order, each section after its index. */
export function guidePages(names: KnownNames): SitePage[] {
  const sections = guideSections.flatMap((section) => {
    const guides = section.pages.map((page) => guide(`${section.folder}/${page}`, section.folder, names));
    return [sectionIndex(section, guides), ...guides];
  });
  return [guide(introduction, 'start', names), ...sections];
}

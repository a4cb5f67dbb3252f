import {readFileSync} from 'node:fs';
import path from 'node:path';
import {guideDocs} from '../../../src/config/docs';
import {type GuideSection, guideSections, introduction} from '../../../src/config/guides';
import type {KnownNames} from '../../guide-components/knownNames';
import {parseMdx} from '../markdown';
import {item, link, list, paragraph, text} from '../nodes';
import {prepareGuide} from '../prepare';
import type {PageSource} from '../markdownPage';

const addressOf = (guide: string): string => `/${guideDocs.routeBasePath}/${guide}/`;

function guide(id: string, area: string, names: KnownNames): PageSource {
  const file = path.resolve(guideDocs.path, `${id}.mdx`);
  const page = parseMdx(prepareGuide(readFileSync(file, 'utf8')));
  return {pathname: addressOf(id), area, page, context: {file, names}};
}

/** The index of a section: its guides in reading order, each with what it is for. */
function sectionIndex({folder, label, description}: GuideSection, guides: readonly PageSource[]): PageSource {
  const items = guides.map(({pathname, page: {frontMatter}, context}) =>
    item(
      paragraph(
        link(pathname, text(frontMatter.title ?? context.file)),
        text(frontMatter.description ? `: ${frontMatter.description}` : ''),
      ),
    ),
  );
  const names = {operations: new Map(), scopes: new Set<string>(), events: new Set<string>()};
  return {
    pathname: addressOf(folder),
    area: folder,
    page: {frontMatter: {title: label, description}, blocks: [list(items)]},
    context: {file: 'src/config/guides.ts', names},
  };
}

/** The guides in reading order, each section after its index. */
export function guideSources(names: KnownNames): PageSource[] {
  const sections = guideSections.flatMap((section) => {
    const guides = section.pages.map((page) => guide(`${section.folder}/${page}`, section.folder, names));
    return [sectionIndex(section, guides), ...guides];
  });
  return [guide(introduction, 'start', names), ...sections];
}

import {readdirSync} from 'node:fs';
import path from 'node:path';
import {guidesIn} from '../guides/readGuides';
import {type GuideSection, guideSections, introduction} from '../../../src/config/guides';
import {guideUrl, guideUrls, guidesPath, landingPagesPath, referenceRoot} from '../../../src/config/routes';
import type {KnownNames} from '../guide-names/knownNames';
import {type Block, code, heading, lineItem, link, list, paragraph} from '../markdown/markdown';
import {mdxContent, mdxPage} from './mdxPage';
import type {SitePage} from './sitePage';
import {COUNTED, DOWNLOADS, JOBS, TOOLS, homeTexts as texts} from '../../../src/config/homePage';
import {siteTitle} from '../../../src/config/siteUrl';
import {readFacts} from './siteFacts';

/** The part of the site with the home page, the landing pages and the introduction. */
export const START = 'start';

interface Sources {
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
function sectionIndex({folder, label, description}: GuideSection, guides: readonly SitePage[]): SitePage {
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
    const guides = guidesIn(section.folder).map((id) => guide(id, section.folder, sources));
    return [sectionIndex(section, guides), ...guides];
  });
  return [guide(introduction, START, sources), ...sections];
}

export const landingPages = (sources: Sources): SitePage[] =>
  readdirSync(landingPagesPath)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => handwritten(`/${path.parse(file).name}/`, START, `${landingPagesPath}/${file}`, sources));

function facts(): Block[] {
  const {latest, ...counts} = readFacts();
  const parts = COUNTED.map(({name}) => `${String(counts[name])} ${texts[name]}`);
  return [
    paragraph(`${parts.join(', ')}.`),
    ...(latest ? [paragraph(`${texts.latest} ${latest.date}: `, link(latest.to, latest.title))] : []),
    list(DOWNLOADS.map(({label, url}) => lineItem(link(`pathname://${url}`, label)))),
  ];
}

/** The home page from the data that its component shows (src/pages/index.tsx). */
export const home = (names: KnownNames): SitePage => ({
  pathname: '/',
  area: START,
  title: siteTitle,
  metaTitle: texts.title,
  description: texts.description,
  content: () => [
    paragraph(texts.lead),
    paragraph(link(guideUrls.introduction, texts.introduction), ', ', link(referenceRoot, texts.reference)),
    ...facts(),
    heading(2, texts.firstCall),
    ...['_firstSteps.mdx', '_firstCall.mdx'].flatMap((file) => mdxContent(`${landingPagesPath}/${file}`, names)),
    heading(2, texts.tools),
    list(TOOLS.map(({name, to}) => lineItem(link(to, texts[`tool.${name}.title`]), `: ${texts[`tool.${name}.text`]}`))),
    heading(2, texts.jobs),
    list(
      JOBS.map(({name, to, request}) =>
        lineItem(link(to, texts[`job.${name}.title`]), `: ${texts[`job.${name}.text`]} `, code(request.join(' '))),
      ),
    ),
  ],
});

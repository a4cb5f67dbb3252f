import {readdirSync} from 'node:fs';
import path from 'node:path';
import {DOWNLOADS, JOBS} from '../../../src/config/homePage';
import type {KnownNames} from '../guide-components/knownNames';
import type {SitePage} from '../markdown-pages/markdownPage';
import {mdxContent, mdxPage} from './mdx';
import {type Block, code, heading, item, link, list, paragraph, text} from '../markdown/nodes';
import {readFacts} from './siteFacts';
import {siteText} from './siteTexts';

const FOLDER = 'src/pages';
const AREA = 'start';

/** The jobs of the home page with their links and requests. */
const jobs = (): Block =>
  list(
    Object.entries(JOBS).map(([name, {to, request}]) =>
      item(
        paragraph(
          link(to, text(siteText(`site.home.job.${name}.title`))),
          text(`: ${siteText(`site.home.job.${name}.text`)} `),
          code(request.join(' ')),
        ),
      ),
    ),
  );

/** Numbers, the latest change, and downloads. */
function facts(): Block[] {
  const {operations, events, guides, languages, latest} = readFacts('en');
  const counts = {operations, events, guides, languages};
  const parts = Object.entries(counts).map(([name, value]) => `${String(value)} ${siteText(`site.home.${name}`)}`);
  return [
    paragraph(text(`${parts.join(', ')}.`)),
    ...(latest
      ? [paragraph(text(`${siteText('site.home.latest')} ${latest.date}: `), link(latest.to, text(latest.title)))]
      : []),
    list(DOWNLOADS.map(({label, url}) => item(paragraph(link(`pathname://${url}`, text(label)))))),
  ];
}

/** The home page as data. The component uses the same parts. */
const home = (title: string, names: KnownNames): SitePage => ({
  pathname: '/',
  area: AREA,
  title,
  metaTitle: siteText('site.home.title'),
  description: siteText('site.home.description'),
  content: () => [
    paragraph(text(siteText('site.home.lead'))),
    ...facts(),
    heading(2, text(siteText('site.home.firstCall'))),
    ...['_firstSteps.mdx', '_firstCall.mdx'].flatMap((file) => mdxContent(path.resolve(FOLDER, file), names)),
    heading(2, text(siteText('site.home.jobs'))),
    jobs(),
  ],
});

/** The home page and the top-level pages of src/pages. */
export function topPages(siteTitle: string, names: KnownNames): SitePage[] {
  const pages = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => ({
      pathname: `/${path.parse(file).name}/`,
      area: AREA,
      ...mdxPage(path.resolve(FOLDER, file), names),
    }));
  return [home(siteTitle, names), ...pages];
}

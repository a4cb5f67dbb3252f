import {readdirSync} from 'node:fs';
import path from 'node:path';
import {JOBS, PLACES} from '../../../src/config/homePage';
import type {KnownNames} from '../../guide-components/knownNames';
import type {SitePage} from '../../markdown-pages/markdownPage';
import {mdxContent, mdxPage} from '../../markdown-pages/mdx';
import {type Block, heading, item, link, list, paragraph, text} from '../../markdown-pages/nodes';
import {siteText} from './siteTexts';

interface HomeSection {
  readonly title: string;
  readonly kind: 'job' | 'place';
  readonly links: Readonly<Record<string, string>>;
}

const FOLDER = 'src/pages';
const AREA = 'start';

/** A section of the home page with its links. */
function section({title, kind, links}: HomeSection): Block[] {
  const items = Object.entries(links).map(([name, to]) =>
    item(
      paragraph(
        link(to, text(siteText(`site.home.${kind}.${name}.title`))),
        text(`: ${siteText(`site.home.${kind}.${name}.text`)}`),
      ),
    ),
  );
  return [heading(2, text(siteText(title))), list(items)];
}

/** The home page as data. The component uses the same parts. */
const home = (title: string, names: KnownNames): SitePage => ({
  pathname: '/',
  area: AREA,
  title,
  metaTitle: siteText('site.home.title'),
  description: siteText('site.home.description'),
  content: () => [
    heading(2, text('Make your first call in three steps')),
    ...mdxContent(path.resolve(FOLDER, '_firstCall.mdx'), names),
    ...section({title: 'site.home.jobs', kind: 'job', links: JOBS}),
    ...section({title: 'site.home.places', kind: 'place', links: PLACES}),
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

import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {JOBS, PLACES} from '../../../src/components/HomePage/links';
import {folderOf} from '../../../src/i18n/locales';
import type {KnownNames} from '../../guide-components/knownNames';
import type {SitePage} from '../../markdown-pages/markdownPage';
import {mdxContent, mdxPage} from '../../markdown-pages/mdx';
import {type Block, heading, item, link, list, paragraph, text} from '../../markdown-pages/nodes';

interface HomeSection {
  readonly title: string;
  readonly kind: 'job' | 'place';
  readonly links: Readonly<Record<string, string>>;
}

const FOLDER = 'src/pages';
const AREA = 'start';

type Texts = Readonly<Partial<Record<string, {readonly message: string}>>>;

/** A section of the home page: its links with the words that the components have, as the file for translators repeats them. */
function section(texts: Texts, {title, kind, links}: HomeSection): Block[] {
  const say = (id: string): string => {
    const found = texts[id]?.message;
    if (found === undefined) throw new Error(`The home page has no text ${id}. Run npm run i18n:write`);
    return found;
  };
  const items = Object.entries(links).map(([name, to]) =>
    item(
      paragraph(
        link(to, text(say(`site.home.${kind}.${name}.title`))),
        text(`: ${say(`site.home.${kind}.${name}.text`)}`),
      ),
    ),
  );
  return [heading(2, text(say(title))), list(items)];
}

/** The home page is a component; its parts are the same as here. */
function home(title: string, tagline: string, names: KnownNames): SitePage {
  const texts = JSON.parse(readFileSync(path.join(folderOf('template'), 'code.json'), 'utf8')) as Texts;
  return {
    pathname: '/',
    area: AREA,
    title,
    description: tagline,
    content: () => [
      heading(2, text('First call in three steps')),
      ...mdxContent(path.resolve(FOLDER, '_firstCall.mdx'), names),
      ...section(texts, {title: 'site.home.jobs', kind: 'job', links: JOBS}),
      ...section(texts, {title: 'site.home.places', kind: 'place', links: PLACES}),
    ],
  };
}

/** The home page and the landing pages. */
export function topPages(site: {readonly title: string; readonly tagline: string}, names: KnownNames): SitePage[] {
  const pages = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => ({
      pathname: `/${path.parse(file).name}/`,
      area: AREA,
      ...mdxPage(path.resolve(FOLDER, file), names),
    }));
  return [home(site.title, site.tagline, names), ...pages];
}

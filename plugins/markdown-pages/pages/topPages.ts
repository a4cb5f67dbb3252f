import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {JOBS, PLACES} from '../../../src/components/HomePage/links';
import {folderOf} from '../../../src/i18n/locales';
import type {KnownNames} from '../../guide-components/knownNames';
import {parseMdx} from '../markdown';
import {type Block, heading, item, link, list, paragraph, text} from '../nodes';
import {prepareGuide} from '../prepare';
import type {PageSource} from '../markdownPage';

interface HomeSection {
  readonly title: string;
  readonly kind: 'job' | 'place';
  readonly links: Readonly<Record<string, string>>;
}

const FOLDER = 'src/pages';
const AREA = 'start';

const read = (file: string) => parseMdx(prepareGuide(readFileSync(file, 'utf8')));

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
function home(title: string, tagline: string, names: KnownNames): PageSource {
  const file = path.resolve(FOLDER, '_firstCall.mdx');
  const texts = JSON.parse(readFileSync(path.join(folderOf('template'), 'code.json'), 'utf8')) as Texts;
  const blocks: Block[] = [
    heading(2, text('First call in three steps')),
    ...read(file).blocks,
    ...section(texts, {title: 'site.home.jobs', kind: 'job', links: JOBS}),
    ...section(texts, {title: 'site.home.places', kind: 'place', links: PLACES}),
  ];
  return {
    pathname: '/',
    area: AREA,
    page: {frontMatter: {title, description: tagline}, blocks},
    context: {file, names},
  };
}

/** The home page and the landing pages. */
export function topSources(site: {readonly title: string; readonly tagline: string}, names: KnownNames): PageSource[] {
  const pages = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => {
      const source = path.resolve(FOLDER, file);
      return {pathname: `/${path.parse(file).name}/`, area: AREA, page: read(source), context: {file: source, names}};
    });
  return [home(site.title, site.tagline, names), ...pages];
}

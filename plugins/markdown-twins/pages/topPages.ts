import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {entries} from '../../../src/components/HomePage/entries';
import type {KnownNames} from '../../guide-components/knownNames';
import {parseMdx} from '../markdown';
import {type Block, heading, item, link, list, paragraph, text} from '../nodes';
import {prepareGuide} from '../prepare';
import type {TwinSource} from '../twin';

const FOLDER = 'src/pages';
const AREA = 'start';

const read = (file: string) => parseMdx(prepareGuide(readFileSync(file, 'utf8')));

/** The home page is a component; its parts are the same as here. */
function home(title: string, tagline: string, names: KnownNames): TwinSource {
  const file = path.resolve(FOLDER, '_firstCall.mdx');
  const blocks: Block[] = [
    heading(2, text('First call in three steps')),
    ...read(file).blocks,
    heading(2, text('Build with it')),
    list(entries.map(({title: name, to, text: words}) => item(paragraph(link(to, text(name)), text(`: ${words}`))))),
  ];
  return {
    pathname: '/',
    area: AREA,
    page: {frontMatter: {title, description: tagline}, blocks},
    context: {file, names},
  };
}

/** The home page and the landing pages. */
export function topSources(site: {readonly title: string; readonly tagline: string}, names: KnownNames): TwinSource[] {
  const pages = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => {
      const source = path.resolve(FOLDER, file);
      return {pathname: `/${path.parse(file).name}/`, area: AREA, page: read(source), context: {file: source, names}};
    });
  return [home(site.title, site.tagline, names), ...pages];
}

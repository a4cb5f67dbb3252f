import {z} from 'zod';
import {siteUrl} from '../../config/siteUrl';
import {versionAt} from '../../config/apiVersions';
import {type Address, addressOf} from '../address';
import {languageOf, onlyLanguage} from '../languageTabs';
import {type Section, fieldText, sectionsOf} from '../sections';
import type {Site} from '../site';
import {BadArgument, type Tool, oneOrMore, partReply, severalReply, tool} from '../tool';

/** The Markdown version of a page. @throws BadArgument if there is none */
export async function readMarkdownPage(site: Site, page: string): Promise<string> {
  const markdown = await site.read(addressOf(page).file);
  if (markdown === undefined) throw new BadArgument(`There is no page ${page}. Find it with search.`);
  return markdown;
}

const namesOf = (sections: readonly Section[]): string => sections.map(({title}) => title).join(' | ');

function sectionNamed(sections: readonly Section[], name: string): Section {
  const wanted = name.replace(/^#+ */, '').toLowerCase();
  const found =
    sections.find(({title, anchor}) => [title.toLowerCase(), anchor].includes(wanted)) ??
    sections.find(({title}) => title.toLowerCase().includes(wanted));
  if (found) return found;
  throw new BadArgument(`The page has no section "${name}". Its sections: ${namesOf(sections).slice(0, 2000)}`);
}

/** The field with an anchor and its parents. Undefined if no field has it. */
async function fieldAt(site: Site, {page, anchor}: Address, sections: readonly Section[]): Promise<string | undefined> {
  const version = versionAt(page);
  const fields = version ? (await site.fields(version)).all.filter((field) => field.page === page) : [];
  const field = fields.find((one) => one.anchor === anchor);
  const section = sections.find(({title}) => title === field?.heading);
  if (!field || !section) return undefined;
  const same = fields.filter(
    ({name, within, heading}) => name === field.name && within === field.within && heading === field.heading,
  );
  return fieldText(section, field, same.indexOf(field));
}

/** The part of a page that an anchor names: a section, a field, or a section with the anchor in it. Undefined if there is none. */
async function partAt(site: Site, address: Address, sections: readonly Section[]): Promise<string | undefined> {
  const {anchor} = address;
  if (anchor === '') return undefined;
  const section = sections.find((one) => one.anchor === anchor);
  // An inner section comes after the outer one.
  const around = sections.findLast(({text}) => text.includes(`<a id="${anchor}">`));
  return section?.text ?? (await fieldAt(site, address, sections)) ?? around?.text;
}

interface Asked {
  readonly section?: string | undefined;
  readonly language?: string | undefined;
}

/** The text that a page or its part has, and the sections to choose from, if it's a whole page. */
async function textOf(site: Site, page: string, {section, language}: Asked) {
  const read = await readMarkdownPage(site, page);
  const markdown = language === undefined ? read : onlyLanguage(read, languageOf(language));
  const sections = sectionsOf(markdown);
  const address = addressOf(page);
  const named = section === undefined ? undefined : sectionNamed(sections, section);
  const part = named ? named.text : await partAt(site, address, sections);
  const anchor = named?.anchor ?? address.anchor;
  return part === undefined
    ? {text: markdown, others: ` Or pass a section: ${namesOf(sections)}`}
    : {text: `${siteUrl}${address.page}#${anchor}\n\n${part}`, others: ''};
}

export const getPage: Tool = tool(
  'get_page',
  {
    title: 'Read a page',
    description:
      'Returns a page as Markdown, the section or field of its anchor, or the beginnings of up to five pages. A part has 8 kB, so name the section if you know it.',
    input: z.object({
      page: oneOrMore(z.string().trim().min(1).max(300)).describe('URL or path, as in /docs/api/people/#field-title'),
      section: z.string().trim().min(1).max(200).optional().describe('Title or anchor of a section'),
      language: z.string().max(20).optional().describe('Of code, as in python'),
      part: z.int().min(1).max(100).default(1),
    }),
  },
  async ({page, part, ...asked}, site) => {
    if (typeof page !== 'string') return severalReply(page, async (one) => (await textOf(site, one, asked)).text);
    const {text, others} = await textOf(site, page, asked);
    return partReply(text, part, `For another, pass part.${others}`);
  },
);

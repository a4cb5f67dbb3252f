import {z} from 'zod';
import {type ApiVersion, apiVersions} from '../../config/apiVersions';
import {siteUrl} from '../../config/siteUrl';
import type {PlainHit} from '../../features/search/core/hit';
import {fold, keyOf, ownName} from '../../features/search/core/tokenize';
import {type FieldIndex, type PlacedField, namesOf, pathOf} from '../fields';
import {nearText} from '../nearNames';
import {type Site, versionOf} from '../site';
import {type Tool, listReply, oneLine, paging, query, reply, tool, version} from '../tool';
import {found, row} from './search';

const letters = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The name has other letters, but the same stem: `sorting` for `sort`. */
const STEM = 2;

/** How a field has a name: 0 in this spelling, 1 in the same letters, or else in the same stem. */
function likeness(field: PlacedField, asked: string): number {
  const path = pathOf(field);
  if (path === asked || path.endsWith(`.${asked}`)) return 0;
  return namesOf(field).some((name) => letters(name) === letters(asked)) ? 1 : STEM;
}

interface Match {
  readonly field: PlacedField;
  readonly likeness: number;
}

interface Found {
  readonly api: ApiVersion;
  readonly matches: readonly Match[];
}

/** Most other places in a row. */
const MORE = 3;

/** The fields with a name. A path names a field by its last part, but only in the parents that it has. */
const matchesIn = ({byKey}: FieldIndex, asked: string): Match[] =>
  [...new Set([...(byKey.get(keyOf(asked)) ?? []), ...(byKey.get(keyOf(ownName(asked))) ?? [])])]
    .map((field) => ({field, likeness: likeness(field, asked)}))
    .filter(({field, likeness: alike}) => alike < STEM || namesOf(field).some((name) => keyOf(name) === keyOf(asked)));

/** That of the best match. Infinity if there is none. */
const likenessOf = (all: readonly Found[]): number =>
  Math.min(...all.flatMap(({matches}) => matches.map(({likeness: alike}) => alike)));

/** The hits of a search with those in their rows. */
const allFound = async (site: Site, words: string, label: string | undefined): Promise<readonly PlainHit[]> =>
  found((await site.search()).engine, words, label).hits.flatMap((hit) => [hit, ...(hit.more ?? [])]);

/** One row for each page, the best spelling first, then the likeliest page. A row also links the other places on its page. */
async function rowsOf(site: Site, {api, matches}: Found, asked: string): Promise<string[]> {
  const pagesFound = (await allFound(site, asked, api.label)).map(({url_without_anchor: page}) => page);
  const ranks = new Map([...new Set(pagesFound)].map((page, rank) => [page, rank]));
  const rankOf = ({field: {page}}: Match): number => ranks.get(page) ?? ranks.size;
  const sorted = matches.toSorted((a, b) => a.likeness - b.likeness || rankOf(a) - rankOf(b));
  const pages = new Map<string, PlacedField[]>();
  for (const {field} of sorted) pages.set(field.page, [...(pages.get(field.page) ?? []), field]);
  return [...pages.values()].map(fieldRow);
}

function fieldRow(fields: readonly PlacedField[]): string {
  const [first, ...more] = fields;
  if (!first) return '';
  const anchors = new Set(more.map(({anchor}) => `#${anchor}`).filter((anchor) => anchor !== `#${first.anchor}`));
  const also = [...anchors].slice(0, MORE).join(', ') + (anchors.size > MORE ? ', …' : '');
  const path = [first.title, first.heading, pathOf(first)].join(' › ');
  const text = first.text ? `: ${oneLine(first.text, 200)}` : '';
  return `- [${path}](${siteUrl}${first.page}#${first.anchor}) (${first.marks})${text}${also ? ` Also ${also}` : ''}`;
}

/** What to say about a name that no field has. It can be a value, an event, or a word of a text. */
async function unknownName(site: Site, asked: string, fields: readonly PlacedField[]): Promise<string> {
  const words = JSON.stringify(asked).slice(1, -1);
  const texts = await Promise.all(apiVersions.map(async (api) => JSON.stringify(await site.description(api))));
  const fact = texts.some((text) => text.includes(words))
    ? 'It is in the descriptions, but not as a field: find it with grep.'
    : 'The API ignores unknown names silently.';
  return `No field is called "${asked}". ${fact}${nearText(
    asked,
    fields.map(({name}) => name),
  )}`;
}

export const findField: Tool = tool(
  'find_field',
  {
    title: 'Find a field',
    description:
      'Looks a name up in the API descriptions: parameters, bodies, responses and events, the exact spelling first, with type, meaning and every place. Use it before you write a field name.',
    input: z.object({name: query.describe('As in owner_id or updated_at[gt]'), version, ...paging}),
  },
  async ({name, version: label, ...page}, site) => {
    const wanted = versionOf(label);
    const others = apiVersions.filter((api) => api !== wanted);
    const matched: Found[] = [];
    for (const api of [wanted, ...others])
      if (likenessOf(matched) > 0) matched.push({api, matches: matchesIn(await site.fields(api), name)});
    // Another version is shown if only that one has the spelling, and then before similar names of this one.
    const [best] = matched.toSorted((a, b) => likenessOf([a]) - likenessOf([b]));
    if (best && best.matches.length > 0) {
      const shown = best.api === wanted ? [best] : [best, ...matched.slice(0, 1)];
      const rows = await Promise.all(shown.map((one) => rowsOf(site, one, name)));
      const names = (await site.fields(best.api)).all.map((field) => field.name);
      const lead = [
        best.api !== wanted && `API ${wanted.label} has no field "${name}". API ${best.api.label} has:\n`,
        likenessOf([best]) === STEM && `No field is spelled "${name}".${nearText(name, names)} With the same stem:\n`,
      ];
      return listReply(rows.flat(), page, (text) => text, lead.filter(Boolean).join(''));
    }
    const near = (await allFound(site, name, label)).filter(({fieldType}) => fieldType !== undefined);
    const unknown = await unknownName(site, name, (await site.fields(wanted)).all);
    return near.length === 0 ? reply(unknown) : listReply(near, page, row, `${unknown} Fields with its words:\n`);
  },
);

import {createSlugger} from '@docusaurus/utils';
import type * as model from '../../../openapi/pages/page';
import * as md from '../markdown/markdown';
import {say} from '../../../openapi/pages/formatMessage';
import {UNVERIFIED} from '../../../openapi/model/unverified';
import {groupedFields} from '../../../openapi/pages/block';

const unverifiedWords = ({what}: model.Unverified): md.Words => [`${UNVERIFIED}: `, md.inlineMarkdown(what)];

const unverifiedMark = (point: model.Unverified | undefined): md.Block[] =>
  point === undefined ? [] : [md.paragraph(unverifiedWords(point))];

/** A field or variant: its name and paragraphs in one line, then its lists. */
function listItem(head: md.Words, content: Content, marks: readonly md.Block[]): md.ListItem {
  const about = contentNodes(content);
  const lists = about.findIndex(({type}) => type !== 'paragraph');
  const end = lists === -1 ? about.length : lists;
  const words = [...about.slice(0, end), ...marks].flatMap((block) =>
    block.type === 'paragraph' ? [' ', ...block.children] : [],
  );
  return md.item(md.paragraph(head, words.length > 0 && [':', words]), ...about.slice(end));
}

type Content = Pick<model.Part, 'description' | 'blocks'>;

const contentNodes = ({description, blocks}: Content): md.Block[] => [
  ...md.parseMarkdown(description),
  ...blocks.flatMap(blockNodes),
];

function fieldItem({name, anchor: id, marks, scope, unverified, ...content}: model.Field): md.ListItem {
  const head = [md.anchor(id), md.code(name), ` ${marks.map((mark) => mark.text).join(', ')}`];
  const scopes = scope === undefined ? [] : [md.paragraph(md.inlineMarkdown(scope))];
  return listItem(head, content, [...scopes, ...unverifiedMark(unverified)]);
}

function variantItem({title, anchor: id, value, typeName, unverified, ...content}: model.Variant): md.ListItem {
  const named = [value !== undefined && [' ', md.code(value)], typeName && ` (${typeName})`];
  return listItem([md.anchor(id), md.strong(title), named], content, unverifiedMark(unverified));
}

const requestNodes = ({method, path, server, deprecated, successor}: model.OperationPage): md.Block[] => [
  md.paragraph(
    md.code(`${method.toUpperCase()} ${server}${path}`),
    deprecated !== undefined && [' ', md.strong(deprecated)],
  ),
  ...(successor === undefined ? [] : md.parseMarkdown(successor)),
];

/** A page of the reference as Markdown. A heading gets an anchor if its ID doesn't follow from its words. */
export function referenceNodes(page: model.ReferencePage): md.Block[] {
  const slugger = createSlugger();
  const sections = page.sections.flatMap(({heading: title, blocks}) => {
    const nodes = blocks.flatMap(blockNodes);
    if (!title) return nodes;
    const hasOwnId = slugger.slug(title.text) !== title.anchor;
    return [md.heading(title.level, hasOwnId && md.anchor(title.anchor), title.text), ...nodes];
  });
  const changed = 'changed' in page && page.changed !== undefined ? md.parseMarkdown(page.changed) : [];
  return [...(page.kind === 'operation' ? requestNodes(page) : []), ...sections, ...changed];
}

export const codeNodes = ({title, language, code}: Omit<model.CodeBlock, 'type'>): md.Block[] => [
  md.paragraph(md.strong(title)),
  md.fence(language, code),
];

const headingNodes = (title: {readonly text: string; readonly anchor: string} | undefined): md.Block[] =>
  title ? [md.heading(3, md.anchor(title.anchor), title.text)] : [];

const essential = ({value, unverified, details}: model.EssentialsItem): md.Words => [
  md.inlineMarkdown(value),
  unverified && [' (', unverifiedWords(unverified), ')'],
  details && `. ${details}`,
];

/** An entry of the changelog: the operations and events, and a list of changes. */
export function changeEntry({
  anchor: id,
  name,
  same,
  subjects,
  lines,
  advice,
  firstOf,
}: model.ChangeEntry): md.ListItem {
  const [first] = subjects;
  const title = first?.url === undefined ? name : md.link(first.url, name);
  const others = same !== undefined && [`. ${same} `, md.joined(subjects.map(({subject}) => md.code(subject)))];
  const own = same === undefined && first && [' ', md.code(first.subject)];
  const items = lines.map(({text, breaking}) =>
    md.lineItem(breaking !== undefined && [md.strong(breaking), ': '], md.inlineMarkdown(text)),
  );
  const toDo = md.lineItem(md.inlineMarkdown(say('changelog.advice', {advice: advice.join(' ')})));
  return md.item(md.paragraph([id, ...firstOf].map(md.anchor), title, own, others), md.list([...items, toDo]));
}

type Writers = {
  readonly [Type in model.Block['type']]: (block: Extract<model.Block, {readonly type: Type}>) => md.Block[];
};

/** How each type of block is written. */
const WRITERS: Writers = {
  markdown: ({text}) => [...md.parseMarkdown(text)],
  code: codeNodes,
  unverified: unverifiedMark,
  essentials: ({rows, unverified}) => [
    md.list(rows.map(({term, items}) => md.lineItem(`${term}: `, md.joined(items.map(essential))))),
    ...unverifiedMark(unverified),
  ],
  limits: ({text}) => [md.paragraph(md.inlineMarkdown(text))],
  values: ({title, values}) => [md.paragraph(`${title}: `, md.joined(values.map(md.code)))],
  fields: ({label, overview, ...list}) => [
    ...(label === undefined ? [] : [md.paragraph(`${label}:`)]),
    ...(overview === undefined ? [] : [md.paragraph(md.inlineMarkdown(overview))]),
    ...groupedFields(list).flatMap(({heading, fields}) => [...headingNodes(heading), md.list(fields.map(fieldItem))]),
  ],
  variants: ({introduction, variants}) => [
    md.paragraph(md.inlineMarkdown(introduction)),
    md.list(variants.map(variantItem)),
  ],
  requestBody: ({anchor: id, unverified, ...content}) => [
    md.paragraph(md.anchor(id)),
    ...unverifiedMark(unverified),
    ...contentNodes(content),
  ],
  response: ({status, meaning, anchor: id, unverified, ...content}) => [
    md.heading(3, md.anchor(id), `${status} ${meaning}`.trim()),
    ...contentNodes(content),
    ...unverifiedMark(unverified),
  ],
  errors: ({rows}) => [
    md.list(
      rows.map(({status, meaning, anchor: id, url, text, unverified}) => {
        const name = md.link(url, `${status} ${meaning}`.trim());
        const mark = unverified && [' ', unverifiedWords(unverified)];
        return md.lineItem(md.anchor(id), name, ': ', md.inlineMarkdown(text), mark);
      }),
    ),
  ],
  operations: ({rows}) => [
    md.list(
      rows.map(({method, path, summary, url, deprecated, scopes = [], cost}) => {
        const request = md.code(`${method.toUpperCase()} ${path}`);
        const facts = [...scopes.map(md.code), ...(cost === undefined ? [] : [cost])];
        const more = facts.length > 0 && [', ', md.joined(facts)];
        return md.lineItem(md.link(url, summary), ': ', request, deprecated && ` (${deprecated})`, more);
      }),
    ),
  ],
  resources: ({groups}) =>
    groups.flatMap(({heading, rows}) => [
      ...headingNodes(heading),
      md.list(
        rows.map(({name, url, text, count}) =>
          md.lineItem(md.link(url, name), ': ', md.inlineMarkdown(text), ` (${count})`),
        ),
      ),
    ]),
  apiBasics: ({baseUrl, downloads}) => [
    md.list([
      md.lineItem(`${baseUrl.term}: `, md.code(baseUrl.value)),
      ...downloads.map(({term, files}) =>
        md.lineItem(`${term}: `, md.joined(files.map(({label, url}) => md.link(url, label)))),
      ),
    ]),
  ],
  changes: ({label, groups}) => [
    md.paragraph(md.strong(label)),
    md.list(groups.map(({name, entries}) => md.item(md.paragraph(name), md.list(entries.map(changeEntry))))),
  ],
};

export const blockNodes = (block: model.Block): md.Block[] =>
  (WRITERS[block.type] as (block: model.Block) => md.Block[])(block);

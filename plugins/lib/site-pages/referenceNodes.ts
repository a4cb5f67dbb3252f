import {createSlugger} from '@docusaurus/utils';
import type * as model from '../../../openapi/pages/page';
import {
  type Block,
  type ListItem,
  type Words,
  anchor,
  code,
  fence,
  heading,
  inlineMarkdown,
  item,
  joined,
  lineItem,
  link,
  list,
  paragraph,
  parseMarkdown,
  strong,
} from '../markdown/markdown';
import {UNCONFIRMED} from '../../../openapi/model/unverified';
import {groupedFields} from '../../../openapi/pages/block';

const unverifiedWords = ({what}: model.Unverified): Words => [`${UNCONFIRMED}: `, inlineMarkdown(what)];

const unverifiedMark = (point: model.Unverified | undefined): Block[] =>
  point === undefined ? [] : [paragraph(unverifiedWords(point))];

/** A field or variant: its name and paragraphs in one line, then its lists. */
function listItem(head: Words, about: readonly Block[], marks: readonly Block[]): ListItem {
  const lists = about.findIndex(({type}) => type !== 'paragraph');
  const end = lists === -1 ? about.length : lists;
  const words = [...about.slice(0, end), ...marks].flatMap((block) =>
    block.type === 'paragraph' ? [' ', ...block.children] : [],
  );
  return item(paragraph(head, words.length > 0 && [':', words]), ...about.slice(end));
}

function fieldItem({name, anchor: id, marks, description, blocks, scope, unverified}: model.Field): ListItem {
  const head = [anchor(id), code(name), ` ${marks.map((mark) => mark.text).join(', ')}`];
  const after = [...(scope === undefined ? [] : [paragraph(inlineMarkdown(scope))]), ...unverifiedMark(unverified)];
  return listItem(head, [...parseMarkdown(description), ...blocks.flatMap(schemaNodes)], after);
}

const fieldList = (block: model.FieldListBlock): Block[] => [
  ...(block.label === undefined ? [] : [paragraph(`${block.label}:`)]),
  ...(block.overview === undefined ? [] : [paragraph(inlineMarkdown(block.overview))]),
  ...groupedFields(block).flatMap(({heading: title, fields}) => [
    ...(title ? [heading(3, anchor(title.anchor), title.text)] : []),
    list(fields.map(fieldItem)),
  ]),
];

function variantItem({title, anchor: id, value, typeName, description, blocks, unverified}: model.Variant): ListItem {
  const head = [anchor(id), strong(title), value !== undefined && [' ', code(value)], typeName && ` (${typeName})`];
  return listItem(head, [...parseMarkdown(description), ...blocks.flatMap(schemaNodes)], unverifiedMark(unverified));
}

function schemaNodes(block: model.SchemaBlock): Block[] {
  switch (block.type) {
    case 'limits':
      return [paragraph(inlineMarkdown(block.text))];
    case 'values':
      return [paragraph(`${block.title}: `, joined(block.values.map(code)))];
    case 'fields':
      return fieldList(block);
    case 'variants':
      return [paragraph(inlineMarkdown(block.introduction)), list(block.variants.map(variantItem))];
  }
}

const requestNodes = ({method, path, server, deprecated, successor}: model.OperationPage): Block[] => [
  paragraph(code(`${method.toUpperCase()} ${server}${path}`), deprecated !== undefined && [' ', strong(deprecated)]),
  ...(successor === undefined ? [] : parseMarkdown(successor)),
];

/** A page of the reference as Markdown. A heading gets an anchor if its ID doesn't follow from its words. */
export function referenceNodes(page: model.ReferencePage): Block[] {
  const slugger = createSlugger();
  const sections = page.sections.flatMap(({heading: title, blocks}) => {
    const nodes = blocks.flatMap(blockNodes);
    if (!title) return nodes;
    const hasOwnId = slugger.slug(title.text) !== title.anchor;
    return [heading(title.level, hasOwnId && anchor(title.anchor), title.text), ...nodes];
  });
  return [...(page.kind === 'operation' ? requestNodes(page) : []), ...sections];
}

export const codeNodes = ({title, language, code: value}: model.CodeBlock): Block[] => [
  paragraph(strong(title)),
  fence(language, value),
];

const essential = ({value, unverified, details}: model.EssentialsItem): Words => [
  inlineMarkdown(value),
  unverified && [' (', unverifiedWords(unverified), ')'],
  details && ` (${details})`,
];

const essentials = ({rows, unverified}: model.EssentialsBlock): Block[] => [
  list(rows.map(({term, items}) => lineItem(`${term}: `, joined(items.map(essential))))),
  ...unverifiedMark(unverified),
];

const requestBody = ({anchor: id, unverified, description, blocks}: model.RequestBodyBlock): Block[] => [
  paragraph(anchor(id)),
  ...unverifiedMark(unverified),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
];

const response = ({status, meaning, anchor: id, description, blocks, unverified}: model.ResponseBlock): Block[] => [
  heading(3, anchor(id), `${status} ${meaning}`.trim()),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
  ...unverifiedMark(unverified),
];

const errors = ({rows}: model.ErrorListBlock): Block =>
  list(
    rows.map(({status, meaning, anchor: id, url, text, unverified}) => {
      const name = link(url, `${status} ${meaning}`.trim());
      return lineItem(anchor(id), name, ': ', inlineMarkdown(text), unverified && [' ', unverifiedWords(unverified)]);
    }),
  );

const operations = ({rows}: model.OperationListBlock): Block =>
  list(
    rows.map(({method, path, summary, url, deprecated, scopes = [], cost}) => {
      const request = code(`${method.toUpperCase()} ${path}`);
      const facts = [...scopes.map(code), ...(cost === undefined ? [] : [cost])];
      const more = facts.length > 0 && [', ', joined(facts)];
      return lineItem(link(url, summary), ': ', request, deprecated && ` (${deprecated})`, more);
    }),
  );

const resources = ({groups}: model.ResourceListBlock): Block[] =>
  groups.flatMap(({heading: title, rows}) => [
    ...(title ? [heading(3, anchor(title.anchor), title.text)] : []),
    list(rows.map(({name, url, text, count}) => lineItem(link(url, name), ': ', inlineMarkdown(text), ` (${count})`))),
  ]);

const apiBasics = ({baseUrl, downloads}: model.ApiBasicsBlock): Block =>
  list([
    lineItem(`${baseUrl.term}: `, code(baseUrl.value)),
    ...downloads.map(({term, files}) => lineItem(`${term}: `, joined(files.map(({label, url}) => link(url, label))))),
  ]);

/** An entry of the changelog: the operations and events, and a list of changes. */
function changeEntry({anchor: id, name, same, subjects, lines}: model.ChangeEntry): ListItem {
  const [first] = subjects;
  const title = first?.url === undefined ? name : link(first.url, name);
  const others = same !== undefined && [`. ${same} `, joined(subjects.map(({subject}) => code(subject)))];
  const own = same === undefined && first && [' ', code(first.subject)];
  const items = lines.map(({text, breaking}) =>
    lineItem(breaking !== undefined && [strong(breaking), ': '], inlineMarkdown(text)),
  );
  return item(paragraph(anchor(id), title, own, others), list(items));
}

const changes = ({label, groups}: model.ChangeListBlock): Block[] => [
  paragraph(strong(label)),
  list(groups.map(({name, entries}) => item(paragraph(name), list(entries.map(changeEntry))))),
];

export function blockNodes(block: model.Block): Block[] {
  switch (block.type) {
    case 'markdown':
      return [...parseMarkdown(block.text)];
    case 'code':
      return codeNodes(block);
    case 'unverified':
      return unverifiedMark(block);
    case 'essentials':
      return essentials(block);
    case 'requestBody':
      return requestBody(block);
    case 'response':
      return response(block);
    case 'errors':
      return [errors(block)];
    case 'operations':
      return [operations(block)];
    case 'resources':
      return resources(block);
    case 'apiBasics':
      return [apiBasics(block)];
    case 'changes':
      return changes(block);
    default:
      return schemaNodes(block);
  }
}

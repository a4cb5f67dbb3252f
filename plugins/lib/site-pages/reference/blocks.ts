import type {
  ApiBasicsBlock,
  Block as ModelBlock,
  ChangeEntry,
  ChangeLine,
  ChangeListBlock,
  CodeBlock,
  ErrorListBlock,
  EssentialsBlock,
  EssentialsItem,
  OperationListBlock,
  RequestBodyBlock,
  ResourceListBlock,
  ResponseBlock,
} from '../../../../openapi/pages/page';
import {inlineMarkdown, parseMarkdown} from '../../markdown/markdown';
import {
  type Block,
  type ListItem,
  type Words,
  anchor,
  code,
  fence,
  heading,
  item,
  joined,
  lineItem,
  link,
  list,
  paragraph,
  strong,
} from '../../markdown/nodes';
import {schemaNodes, unverifiedMark, unverifiedWords} from './schema';

/** A code block after its title. */
export const codeNodes = ({title, language, code: value}: CodeBlock): Block[] => [
  paragraph(strong(title)),
  fence(language, value),
];

const essential = ({value, unverified, details}: EssentialsItem): Words => [
  inlineMarkdown(value),
  unverified && [' (', unverifiedWords(unverified), ')'],
  details && ` (${details})`,
];

const essentials = ({rows, unverified}: EssentialsBlock): Block[] => [
  list(rows.map(({term, items}) => lineItem(`${term}: `, joined(items.map(essential))))),
  ...unverifiedMark(unverified),
];

const requestBody = ({anchor: id, unverified, description, blocks}: RequestBodyBlock): Block[] => [
  paragraph(anchor(id)),
  ...unverifiedMark(unverified),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
];

const response = ({status, meaning, anchor: id, description, blocks, unverified}: ResponseBlock): Block[] => [
  heading(3, anchor(id), `${status} ${meaning}`.trim()),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
  ...unverifiedMark(unverified),
];

const errors = ({rows}: ErrorListBlock): Block =>
  list(
    rows.map(({status, meaning, anchor: id, url, text, unverified}) => {
      const name = link(url, `${status} ${meaning}`.trim());
      return lineItem(anchor(id), name, ': ', inlineMarkdown(text), unverified && [' ', unverifiedWords(unverified)]);
    }),
  );

const operations = ({rows}: OperationListBlock): Block =>
  list(
    rows.map(({method, path, summary, url, deprecated, scopes = [], cost}) => {
      const request = code(`${method.toUpperCase()} ${path}`);
      const facts = [...scopes.map(code), ...(cost === undefined ? [] : [cost])];
      const more = facts.length > 0 && [', ', joined(facts)];
      return lineItem(link(url, summary), ': ', request, deprecated && ` (${deprecated})`, more);
    }),
  );

const resources = ({groups}: ResourceListBlock): Block[] =>
  groups.flatMap(({heading: title, rows}) => [
    ...(title ? [heading(3, anchor(title.anchor), title.text)] : []),
    list(rows.map(({name, url, text, count}) => lineItem(link(url, name), ': ', inlineMarkdown(text), ` (${count})`))),
  ]);

const apiBasics = ({baseUrl, downloads}: ApiBasicsBlock): Block =>
  list([
    lineItem(`${baseUrl.term}: `, code(baseUrl.value)),
    ...downloads.map(({term, files}) => lineItem(`${term}: `, joined(files.map(({label, url}) => link(url, label))))),
  ]);

/** A change, and whether it can break clients. */
const changeLine = ({text, breaking}: ChangeLine): ListItem =>
  lineItem(breaking !== undefined && [strong(breaking), ': '], inlineMarkdown(text));

/** An entry of the changelog: the operations and events, and a list of changes. */
function changeEntry({anchor: id, name, same, subjects, lines}: ChangeEntry): ListItem {
  const [first] = subjects;
  const title = first?.url === undefined ? name : link(first.url, name);
  const others = same !== undefined && [`. ${same} `, joined(subjects.map(({subject}) => code(subject)))];
  const own = same === undefined && first && [' ', code(first.subject)];
  return item(paragraph(anchor(id), title, own, others), list(lines.map(changeLine)));
}

const changes = ({label, groups}: ChangeListBlock): Block[] => [
  paragraph(strong(label)),
  list(groups.map(({name, entries}) => item(paragraph(name), list(entries.map(changeEntry))))),
];

/** A block of the page model as Markdown. */
export function blockNodes(block: ModelBlock): Block[] {
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

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
  type Phrasing,
  anchor,
  code,
  fence,
  heading,
  item,
  joined,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../../markdown/nodes';
import {schemaNodes, unverifiedMark, unverifiedWords} from './schema';

/** A code block after its title. */
export const codeNodes = ({title, language, code: value}: CodeBlock): Block[] => [
  paragraph(strong(text(title))),
  fence(language, value),
];

const essential = ({value, unverified, details}: EssentialsItem): Phrasing[] => [
  ...inlineMarkdown(value),
  ...(unverified === undefined ? [] : [text(' ('), ...unverifiedWords(unverified), text(')')]),
  ...(details === undefined ? [] : [text(` (${details})`)]),
];

const essentials = ({rows, unverified}: EssentialsBlock): Block[] => [
  list(rows.map(({term, items}) => item(paragraph(text(`${term}: `), ...joined(items.map(essential)))))),
  ...unverifiedMark(unverified),
];

const requestBody = ({anchor: id, unverified, description, blocks}: RequestBodyBlock): Block[] => [
  paragraph(anchor(id)),
  ...unverifiedMark(unverified),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
];

const response = ({status, meaning, anchor: id, description, blocks, unverified}: ResponseBlock): Block[] => [
  heading(3, anchor(id), text(`${status} ${meaning}`.trim())),
  ...parseMarkdown(description),
  ...blocks.flatMap(schemaNodes),
  ...unverifiedMark(unverified),
];

const errors = ({rows}: ErrorListBlock): Block =>
  list(
    rows.map(({status, meaning, anchor: id, url, text: words, unverified}) => {
      const mark = unverified === undefined ? [] : [text(' '), ...unverifiedWords(unverified)];
      const name = link(url, text(`${status} ${meaning}`.trim()));
      return item(paragraph(anchor(id), name, text(': '), ...inlineMarkdown(words), ...mark));
    }),
  );

const operations = ({rows}: OperationListBlock): Block =>
  list(
    rows.map(({method, path, summary, url, deprecated, scopes = [], cost}) => {
      const request = code(`${method.toUpperCase()} ${path}`);
      const mark = deprecated === undefined ? [] : [text(` (${deprecated})`)];
      const facts = [...scopes.map((scope) => [code(scope)]), ...(cost === undefined ? [] : [[text(cost)]])];
      const more = facts.length === 0 ? [] : [text(', '), ...joined(facts)];
      return item(paragraph(link(url, text(summary)), text(': '), request, ...mark, ...more));
    }),
  );

const resources = ({groups}: ResourceListBlock): Block[] =>
  groups.flatMap(({heading: title, rows}) => [
    ...(title ? [heading(3, anchor(title.anchor), text(title.text))] : []),
    list(
      rows.map(({name, url, text: words, count}) =>
        item(paragraph(link(url, text(name)), text(': '), ...inlineMarkdown(words), text(` (${count})`))),
      ),
    ),
  ]);

const apiBasics = ({baseUrl, downloads}: ApiBasicsBlock): Block =>
  list([
    item(paragraph(text(`${baseUrl.term}: `), code(baseUrl.value))),
    ...downloads.map(({term, files}) =>
      item(paragraph(text(`${term}: `), ...joined(files.map(({label, url}) => [link(url, text(label))])))),
    ),
  ]);

/** A change, and whether it can break clients. */
const changeLine = ({text: words, breaking}: ChangeLine): ReturnType<typeof item> =>
  item(paragraph(...(breaking === undefined ? [] : [strong(text(breaking)), text(': ')]), ...inlineMarkdown(words)));

/** An entry of the changelog: the operations and events, and a list of changes. */
function changeEntry({anchor: id, name, same, subjects, lines}: ChangeEntry): ReturnType<typeof item> {
  const [first] = subjects;
  const title = first?.url === undefined ? text(name) : link(first.url, text(name));
  const others =
    same === undefined ? [] : [text(`. ${same} `), ...joined(subjects.map(({subject}) => [code(subject)]))];
  const own = same === undefined && first ? [text(' '), code(first.subject)] : [];
  return item(paragraph(anchor(id), title, ...own, ...others), list(lines.map(changeLine)));
}

const changes = ({label, groups}: ChangeListBlock): Block[] => [
  paragraph(strong(text(label))),
  list(groups.map(({name, entries}) => item(paragraph(text(name)), list(entries.map(changeEntry))))),
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

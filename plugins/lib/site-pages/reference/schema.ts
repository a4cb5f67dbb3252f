import {UNCONFIRMED} from '../../../../openapi/model/unverified';
import {groupedFields} from '../../../../openapi/pages/fieldGroups';
import type {
  Field,
  FieldListBlock,
  SchemaBlock,
  Unverified,
  Variant,
  VariantListBlock,
} from '../../../../openapi/pages/page';
import {inlineMarkdown, parseMarkdown} from '../../markdown/markdown';
import {
  type Block,
  type ListItem,
  type Words,
  anchor,
  code,
  heading,
  item,
  joined,
  list,
  paragraph,
  strong,
} from '../../markdown/nodes';

/** An unconfirmed point as part of a line. */
export const unverifiedWords = ({what}: Unverified): Words => [`${UNCONFIRMED}: `, inlineMarkdown(what)];

/** A paragraph about an unconfirmed point, if any. */
export const unverifiedMark = (point: Unverified | undefined): Block[] =>
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

function fieldItem({name, anchor: id, marks, description, blocks, scope, unverified}: Field): ListItem {
  const head = [anchor(id), code(name), ` ${marks.map((mark) => mark.text).join(', ')}`];
  const after = [...(scope === undefined ? [] : [paragraph(inlineMarkdown(scope))]), ...unverifiedMark(unverified)];
  return listItem(head, [...parseMarkdown(description), ...blocks.flatMap(schemaNodes)], after);
}

const fieldList = (block: FieldListBlock): Block[] => [
  ...(block.label === undefined ? [] : [paragraph(`${block.label}:`)]),
  ...(block.overview === undefined ? [] : [paragraph(inlineMarkdown(block.overview))]),
  ...groupedFields(block).flatMap(({heading: title, fields}) => [
    ...(title ? [heading(3, anchor(title.anchor), title.text)] : []),
    list(fields.map(fieldItem)),
  ]),
];

function variantItem({title, anchor: id, value, typeName, description, blocks, unverified}: Variant): ListItem {
  const head = [anchor(id), strong(title), value !== undefined && [' ', code(value)], typeName && ` (${typeName})`];
  return listItem(head, [...parseMarkdown(description), ...blocks.flatMap(schemaNodes)], unverifiedMark(unverified));
}

const variantList = ({introduction, variants}: VariantListBlock): Block[] => [
  paragraph(inlineMarkdown(introduction)),
  list(variants.map(variantItem)),
];

/** The blocks of a schema as Markdown. */
export function schemaNodes(block: SchemaBlock): Block[] {
  switch (block.type) {
    case 'limits':
      return [paragraph(inlineMarkdown(block.text))];
    case 'values':
      return [paragraph(`${block.title}: `, joined(block.values.map(code)))];
    case 'fields':
      return fieldList(block);
    case 'variants':
      return variantList(block);
  }
}

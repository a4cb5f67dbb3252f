import type {Block, Field as ModelField, SchemaBlock} from '../../../openapi/pages/page';
import type {Field} from '../../../src/features/search/core/record';
import {parseMarkdown} from '../markdown/markdown';
import {plainText, wordsOf} from './words';

/** Deeper fields are found through their parents. */
const DEPTH = 3;
/** Values of longer lists are not indexed. */
const VALUES = 20;

/** The limits of a value, because people search for allowed values. */
function limitText(block: SchemaBlock): string[] {
  if (block.type === 'limits') return [block.text];
  return block.type === 'values' ? [block.values.slice(0, VALUES).join(', ')] : [];
}

const fieldText = ({description, blocks}: ModelField): string =>
  plainText([description, ...blocks.flatMap(limitText)].join(' '));

const typeOf = ({marks}: ModelField): string => marks.find(({kind}) => kind === 'type')?.text ?? '';

/** The named fields of a block with their anchors, down to the third level. */
export function fieldsOf(block: Block, depth = 1): Field[] {
  if (depth > DEPTH) return [];
  switch (block.type) {
    case 'fields':
      return block.fields
        .filter(({placeholder}) => !placeholder)
        .flatMap((field) => [
          {
            name: field.within === undefined ? field.name : `${field.within}.${field.name}`,
            anchor: field.anchor,
            content: fieldText(field),
            type: typeOf(field),
          },
          ...field.blocks.flatMap((inner) => fieldsOf(inner, depth + 1)),
        ]);
    case 'variants':
      return block.variants.flatMap(({blocks}) => blocks.flatMap((inner) => fieldsOf(inner, depth + 1)));
    case 'requestBody':
      return block.blocks.flatMap((inner) => fieldsOf(inner, depth));
    default:
      return [];
  }
}

const paragraphs = (markdown: string): string[] => parseMarkdown(markdown).map((block) => wordsOf([block]));

/** The text of a block in pieces, without fields. */
export function piecesOf(block: Block): string[] {
  switch (block.type) {
    case 'markdown':
      return paragraphs(block.text);
    case 'resources':
      return block.groups.flatMap(({heading, rows}) => [
        ...(heading ? [`${heading.text}:`] : []),
        ...rows.map(({name, text, count}) => plainText(`${name} ${text} ${count}`)),
      ]);
    case 'apiBasics':
      return [
        `${block.baseUrl.term} ${block.baseUrl.value}`,
        ...block.downloads.map(({term, files}) => [term, ...files.map(({label}) => label)].join(' ')),
      ];
    case 'fields':
      return block.fields.map((field) =>
        [field.name, ...field.marks.map(({text}) => text), fieldText(field)].join(' '),
      );
    default:
      return [];
  }
}

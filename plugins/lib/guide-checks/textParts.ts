import {LineCounter, isPair, isScalar, parseAllDocuments, visit} from 'yaml';
import {mdxTree} from '../guides/mdxTree';
import {type Element, type Node, isElement, parseMarkdown, textOf, within} from '../markdown/markdown';

/** A part of a text that people read or programs run. */
export interface Part {
  /** `source` is the whole file as it is. The others are what it means, without escapes. `module` has the imports of MDX. */
  readonly kind: 'source' | 'text' | 'code' | 'link' | 'picture' | 'module';
  readonly value: string;
  /** Of its first character, counted from 1. */
  readonly line: number;
  /** The words of a link. */
  readonly label?: string;
}

/** Values of descriptions that programs send requests to, such as `tokenUrl`. */
const URL_FIELD = /url$/i;

/** Objects of descriptions whose URL is for people. */
const FOR_PEOPLE = /^(?:contact|externalDocs|license)$/;

/** A name, number or sentence without a URL, a command or an escape, which is what most strings are. To parse the others takes a second. */
const PLAIN = /^(?![^]*(?:www|curl|wget))[\w \n.,;'"`*!?=+-]*$/;

/** The words that an element of MDX has in its attributes. */
const attributesOf = (node: Element): string[] =>
  node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));

/** The parts of a node without those below it. @param line where the node begins */
function nodeParts(node: Node, line: number): Part[] {
  if (isElement(node)) return attributesOf(node).map((value) => ({kind: 'text', value, line}));
  if (node.type === 'image') return (['link', 'picture'] as const).map((kind) => ({kind, value: node.url, line}));
  if ('url' in node)
    return [{kind: 'link', value: node.url, line, label: 'children' in node ? textOf(node.children) : ''}];
  if (!('value' in node)) return [];
  // MDX has two more types of nodes than Markdown.
  const {type, value}: {readonly type: string; readonly value: string} = node;
  if (type === 'yaml') return yamlParts(value, line);
  if (type === 'mdxjsEsm') return [{kind: 'module', value, line}];
  if (type === 'code') return [{kind: 'code', value, line: line + 1}];
  return [{kind: type === 'inlineCode' ? 'code' : 'text', value, line}];
}

/** @param above how many lines of the file are above the Markdown */
const markdownParts = (nodes: readonly Node[], above = 0): Part[] =>
  [...within(nodes)].flatMap((node) => nodeParts(node, above + (node.position?.start.line ?? 1)));

/** The parts of all strings, each of which can be Markdown. */
function yamlParts(text: string, before = 0): Part[] {
  const lineCounter = new LineCounter();
  const parts: Part[] = [];
  for (const document of parseAllDocuments(text, {lineCounter}))
    visit(document, {
      Scalar(position, {value, range, type}, parents) {
        if (typeof value !== 'string' || PLAIN.test(value)) return;
        const above = before + lineCounter.linePos(range?.[0] ?? 0).line - (type?.startsWith('BLOCK') ? 0 : 1);
        const [outer = '', key = ''] = [parents.at(-3), parents.at(-1)].map((pair) =>
          isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '',
        );
        const isUrl = position === 'value' && URL_FIELD.test(key) && !FOR_PEOPLE.test(outer);
        if (isUrl) parts.push({kind: 'code', value, line: above + 1});
        parts.push(...markdownParts(parseMarkdown(value), above));
      },
    });
  return parts;
}

/** The parts of a file. Only its source if it can't be parsed, which is reported on its own. */
export function partsOf(file: string, text: string): Part[] {
  const source: Part = {kind: 'source', value: text, line: 1};
  try {
    if (file.endsWith('.mdx')) return [source, ...markdownParts(mdxTree(file, text).children as readonly Node[])];
    if (file.endsWith('.md')) return [source, ...markdownParts(parseMarkdown(text))];
    if (/\.ya?ml$/.test(file)) return [source, ...yamlParts(text)];
    return /^docs\/.*\/samples\//.test(file) ? [source, {...source, kind: 'code'}] : [source];
  } catch {
    return [source];
  }
}

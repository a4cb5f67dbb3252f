import {readFileSync} from 'node:fs';
import {frontMatterOf} from '../guides/frontMatter';
import {dataOf} from '../guide-components/remarkData';
import type {KnownNames} from '../guide-names/knownNames';
import * as md from '../markdown/markdown';
import {includeSample, infoOf, purposeOf} from '../code-blocks/codeFences';
import {type PageContext, type Props, writers} from '../guide-components/markdownWriters';

type Heading = Extract<md.Node, {type: 'heading'}>;
type Admonition = Extract<md.Node, {type: 'containerDirective'}>;

/** Attributes of a component: strings, or `true` for one without a value. */
const propsOf = ({attributes}: md.Element): Props =>
  Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object'))
        throw new Error('it has an expression as an attribute');
      return [attribute.name, attribute.value ?? true];
    }),
  );

/** A component as Markdown. @throws with the reason when it is unknown, or its attributes are wrong */
export function elementNodes(
  element: md.Element,
  content: readonly md.Node[],
  context: PageContext,
): readonly md.Node[] {
  const name = element.name ?? '';
  try {
    const write = writers[name];
    if (!write) throw new Error('there is no Markdown for it. Add a writer to markdownWriters.ts');
    return write(propsOf(element), content, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // No cause, because the build would show only the innermost message, without file and line.
    throw new Error(`<${name}> cannot be written as Markdown: ${reason}`);
  }
}

/** @throws with file and line when the component can't be written */
function writeElement(element: md.Element, context: PageContext): readonly md.Node[] {
  const content = convert(element.children, context);
  try {
    const nodes = elementNodes(element, content, context);
    return element.type === 'mdxJsxFlowElement' ? md.blocksOf(nodes) : nodes;
  } catch (error) {
    throw new Error(`${context.file}:${String(element.position?.start.line ?? '')} ${(error as Error).message}.`);
  }
}

/** A code block as plain Markdown: with its program, and its title or purpose, without words for our tools. */
function fenceNodes(node: Extract<md.Node, {type: 'code'}>, {file}: PageContext): readonly md.Node[] {
  const info = infoOf(node.meta ?? '');
  const title = info.title ?? purposeOf(info);
  const value = info.file === undefined ? node.value : includeSample(file, info.file, node.value).trimEnd();
  const heading = title === undefined ? [] : [md.paragraph(md.strong(title))];
  return [...heading, {...node, meta: null, value}];
}

/** A heading with its explicit ID (`{#id}`) as an anchor. */
function headingNode(node: Heading, context: PageContext): md.Node {
  const last = node.children.at(-1);
  const [suffix = '', id] = last?.type === 'text' ? (/\s*\{#([\w.-]+)\}$/.exec(last.value) ?? []) : [];
  const words =
    id && last?.type === 'text'
      ? [...node.children.slice(0, -1), {...last, value: last.value.slice(0, -suffix.length)}]
      : node.children;
  const children = convert(words, context) as Heading['children'];
  return {...node, children: id ? [md.anchor(id), ...children] : children};
}

/** An admonition (`:::note[Title]` to `:::`) as a quote with a title, because plain Markdown has none. */
function admonitionNode({name, children}: Admonition, context: PageContext): md.Block {
  const [first] = children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const title = label?.children ?? name.replace(/^./, (letter) => letter.toUpperCase());
  const content = md.blocksOf(convert(label ? children.slice(1) : children, context));
  return {type: 'blockquote', children: [md.paragraph(md.strong(title)), ...content]};
}

function convertNode(node: md.Node, context: PageContext): readonly md.Node[] {
  if (md.isElement(node)) return writeElement(node, context);
  switch (node.type) {
    case 'code':
      return fenceNodes(node, context);
    case 'heading':
      return [headingNode(node, context)];
    case 'containerDirective':
      return [admonitionNode(node, context)];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // Of a comment. The page check refuses others.
      return [];
    default:
      return [
        'children' in node ? ({...node, children: convert(node.children as md.Node[], context)} as md.Node) : node,
      ];
  }
}

/** MDX nodes as plain Markdown, with components and code blocks converted. */
export const convert = (nodes: readonly md.Node[], context: PageContext): readonly md.Node[] =>
  nodes.flatMap((node) => convertNode(node, context));

const isTitle = (block: md.Block): boolean => block.type === 'heading' && block.depth === 1;

const contentOf = (blocks: readonly md.Block[], file: string, names: KnownNames): md.Block[] =>
  md.blocksOf(convert(blocks.flatMap(dataOf), {file, names})).filter((block) => !isTitle(block));

/** A page from an MDX file. Pages of src/pages have their title in the text. @throws with the file when it has no title */
export function mdxPage(file: string, names: KnownNames) {
  const source = readFileSync(file, 'utf8');
  const frontMatter = frontMatterOf(file, source);
  const blocks = () => md.parseMdx(source, file);
  const title = frontMatter.title ?? md.textOf(blocks().filter(isTitle).slice(0, 1));
  if (!title) throw new Error(`${file} has no title in its front matter. Give it one.`);
  return {
    source: file,
    title,
    metaTitle: frontMatter.title_meta,
    description: frontMatter.description ?? '',
    keywords: frontMatter.keywords as readonly string[] | undefined,
    content: () => contentOf(blocks(), file, names),
  };
}

export const mdxContent = (file: string, names: KnownNames): md.Block[] =>
  contentOf(md.parseMdx(readFileSync(file, 'utf8'), file), file, names);

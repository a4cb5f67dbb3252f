import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Block} from './nodes';

type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes that have a value. */
const attributesOf = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );

/** A component as a block. */
export const flowComponent = (name: string, attributes: Attributes, children: Block[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children,
});

/** A component in a line. */
export const textComponent = (name: string, attributes: Attributes): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: [],
});

import type {KnownNames} from '../../guide-components/knownNames';
import type {Block, Node} from '../nodes';

/** What a component may ask of the page in which it stands. */
export interface PageContext {
  /** Source of the page, for messages. */
  readonly file: string;
  readonly names: KnownNames;
  /** Of an operation: its request as programs. */
  readonly samples?: readonly Block[];
}

/** The attributes of a component: texts, `true`, or data. */
export type Props = Readonly<Record<string, unknown>>;

/** A component of a page as Markdown; its content is Markdown already. */
export type Writer = (props: Props, content: readonly Node[], context: PageContext) => readonly Node[];

export const textProp = (props: Props, name: string): string | undefined => {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
};

/** @throws when the attribute is missing: the component has changed, or the page is wrong. */
export function required(props: Props, name: string): string {
  const value = textProp(props, name);
  if (value === undefined) throw new Error(`it has no ${name}`);
  return value;
}

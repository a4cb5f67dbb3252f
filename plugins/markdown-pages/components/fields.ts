import {
  type ListItem,
  type Node,
  type Phrasing,
  anchor,
  blocksOf,
  code,
  codes,
  item,
  joinLists,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../nodes';
import {type Props, type Writer, required, textProp} from './component';
import {unverified} from './marks';

/** A head, the paragraphs after it and marks as one, then what is no paragraph: a field is one line, then its own fields. */
function told(head: readonly Phrasing[], content: readonly Node[], marks: readonly Node[]): ListItem {
  const blocks = blocksOf(content);
  const firstOther = blocks.findIndex(({type}) => type !== 'paragraph');
  const end = firstOther === -1 ? blocks.length : firstOther;
  const words = [...blocks.slice(0, end), ...blocksOf(marks)].flatMap((block) =>
    block.type === 'paragraph' ? [text(' '), ...block.children] : [],
  );
  return item(paragraph(...head, ...(words.length > 0 ? [text(':'), ...words] : [])), ...blocks.slice(end));
}

const marksOf = ({type, nullable, required: isRequired, oneOf, deprecated, access}: Props): string =>
  [type, nullable && 'nullable', isRequired && 'required', oneOf && 'one of', access, deprecated && 'deprecated']
    .filter((mark) => typeof mark === 'string')
    .join(', ');

const scopeMark = (scope: string | undefined): Node[] =>
  scope === undefined ? [] : [paragraph(text('Needs the scope '), code(scope), text('.'))];

export const Field: Writer = (props, content) => {
  const head = [anchor(required(props, 'anchor')), code(required(props, 'name')), text(` (${marksOf(props)})`)];
  const marks = [...scopeMark(textProp(props, 'scope')), ...unverified(props)];
  return [list([told(head, content, marks)])];
};

const INTRODUCTIONS: Readonly<Record<string, string>> = {headers: 'Headers:', entry: 'Each entry:', items: 'Items:'};

/** `email_address`; `phone` + `last_name` */
const choicesOf = (alternatives: readonly (readonly string[])[]): Phrasing[] =>
  alternatives.flatMap((names, index) => [
    ...(index > 0 ? [text('; ')] : []),
    ...names.flatMap((name, at) => [...(at > 0 ? [text(' + ')] : []), code(name)]),
  ]);

export const Fields: Writer = ({kind, count, required: asked, oneOf, fold}, content) => {
  const introduction = typeof kind === 'string' ? INTRODUCTIONS[kind] : undefined;
  const names = Array.isArray(asked) ? (asked as readonly string[]) : undefined;
  const choices = Array.isArray(oneOf) ? choicesOf(oneOf as readonly (readonly string[])[]) : [];
  const needed = names?.length
    ? [text(', required: '), ...codes(names)]
    : [text(choices.length > 0 ? '' : ', none of them required')];
  const oneOfThem = choices.length > 0 ? [text(' Required, one of: '), ...choices, text('.')] : [];
  return [
    ...(introduction === undefined ? [] : [paragraph(text(introduction))]),
    ...(names && !fold ? [paragraph(text(`${String(count)} in all`), ...needed, text('.'), ...oneOfThem)] : []),
    joinLists(content),
  ];
};

export const Limits: Writer = (_, content) => content;

export const Values: Writer = ({title, values}) => [
  paragraph(text(`${String(title)}: `), ...codes(values as readonly string[])),
];

function placeOf(props: Props, to: string): Phrasing {
  const of = textProp(props, 'of');
  if (of !== undefined) return link(`#${to}`, code(of));
  return link(`#${to}`, text(to.startsWith('response-') ? 'the whole answer' : 'the whole body'));
}

export const SameShape: Writer = (props) => {
  const to = textProp(props, 'anchor');
  const title = textProp(props, 'title');
  if (to !== undefined) {
    const words = props.each ? 'Each has the same shape as ' : 'The same shape as ';
    return [paragraph(text(words), placeOf(props, to), text('.'))];
  }
  return title === undefined
    ? [paragraph(text('The shape of what it stands in, once more.'))]
    : [paragraph(text('Once more a '), code(title), text(', which can hold others of its kind.'))];
};

export const Variants: Writer = ({by, several}, content) => [
  paragraph(
    text(several ? 'One or more of these:' : 'One of these:'),
    ...(typeof by === 'string' ? [text(' '), code(by), text(' says which.')] : []),
  ),
  joinLists(content),
];

export const Variant: Writer = (props, content) => {
  const [title, type] = [required(props, 'title'), textProp(props, 'type')];
  const value = textProp(props, 'value');
  const head = [
    anchor(required(props, 'anchor')),
    strong(text(title)),
    ...(value === undefined || value === title ? [] : [text(' '), code(value)]),
    ...(type === undefined || type === title || type === 'object' ? [] : [text(` (${type})`)]),
  ];
  return [list([told(head, content, unverified(props))])];
};

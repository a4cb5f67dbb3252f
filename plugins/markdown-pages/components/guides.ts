import {links} from '../../reference-pages/links';
import {type Phrasing, anchor, blocksOf, code, link, paragraph, strong, text} from '../nodes';
import {type Writer, required} from './component';

export const OperationLink: Writer = (props, content, {names}) => {
  const operation = names.operations.get(required(props, 'id'));
  if (!operation) throw new Error(`there is no operation ${required(props, 'id')}`);
  const {method, path, to} = operation;
  return [link(to, ...(content.length > 0 ? (content as Phrasing[]) : [code(`${method.toUpperCase()} ${path}`)]))];
};

export const Scope: Writer = (props) => [code(required(props, 'name'))];

export const Event: Writer = (props) => {
  const name = required(props, 'name');
  return props.anchor ? [anchor(name), code(name)] : [link(`${links.webhookEvents}#${name}`, code(name))];
};

export const TabItem: Writer = (props, content) => [
  paragraph(strong(text(required(props, 'label')))),
  ...blocksOf(content),
];

/** The list of calls lives in the visitor's browser. */
export const ApiLogs: Writer = () => [
  paragraph(
    text(
      'For a visitor who is logged in, the page lists the calls that were made from this site in this browser session. The list needs a browser.',
    ),
  ),
];

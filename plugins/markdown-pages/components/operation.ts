import {apiVersions} from '../../../src/config/apiVersions';
import {meaningOf} from '../../../src/features/reference/core/statusCodes';
import {anchor, blocksOf, code, heading, item, joinLists, link, list, paragraph, strong, text} from '../nodes';
import {type Writer, required, textProp} from './component';
import {unverified} from './marks';

const statusName = (status: string): string =>
  status === 'default' ? 'Any other status' : `${status} ${meaningOf(status)}`.trim();

export const Operation: Writer = (props, content) => [
  paragraph(
    code(`${required(props, 'method').toUpperCase()} ${required(props, 'server')}${required(props, 'path')}`),
    ...(props.deprecated ? [text(' '), strong(text('Deprecated'))] : []),
  ),
  ...content,
];

/** Parts of a page that only arrange what they hold. */
export const Plain: Writer = (_, content) => content;

/** What needs a browser. */
export const Nothing: Writer = () => [];

export const RequestBody: Writer = (props, content) => [
  paragraph(anchor(required(props, 'anchor')), ...unverified(props)),
  ...content,
];

export const OperationSamples: Writer = (_, content) => [heading(2, text('Samples')), ...content];

export const RequestSamples: Writer = (_, _content, {samples = []}) => [...samples];

export const Response: Writer = (props, content) => [
  heading(3, anchor(required(props, 'anchor')), text(statusName(required(props, 'status')))),
  ...content,
  ...blocksOf(unverified(props)),
];

/** Items, each of which was written as a list of one. */
export const Items: Writer = (_, content) => [joinLists(content)];

export const ErrorRow: Writer = (props, content) => {
  const name = link(required(props, 'to'), text(statusName(required(props, 'status'))));
  const words = blocksOf(content).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  const mark = props.unverified ? [text(' (partly unverified)')] : [];
  return [list([item(paragraph(anchor(required(props, 'anchor')), name, text(': '), ...words, ...mark))])];
};

export const OperationRow: Writer = (props) => {
  const request = code(`${required(props, 'method').toUpperCase()} ${required(props, 'path')}`);
  const mark = props.deprecated ? [text(' (deprecated)')] : [];
  return [
    list([
      item(paragraph(link(required(props, 'to'), text(required(props, 'summary'))), text(': '), request, ...mark)),
    ]),
  ];
};

export const Resource: Writer = (props, content) => {
  const count = Number(props.operations);
  const operations = count === 1 ? '1 operation' : `${String(count)} operations`;
  const words = blocksOf(content).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  const mark = count === 0 ? [] : [text(` (${operations})`)];
  return [
    list([item(paragraph(link(required(props, 'to'), text(required(props, 'name'))), text(': '), ...words, ...mark))]),
  ];
};

export const ApiBasics: Writer = (props) => {
  const [baseUrl, apiUrl] = [textProp(props, 'baseUrl'), textProp(props, 'apiUrl')];
  const id = apiVersions.find((version) => version.baseUrl === baseUrl)?.id ?? '';
  const file = (ending: string, name: string) => link(`/openapi/${id}.${ending}`, text(name));
  return [
    list([
      ...(apiUrl === undefined ? [] : [item(paragraph(text('Base URL: '), code(apiUrl)))]),
      item(paragraph(text('OpenAPI 3.1: '), file('json', 'JSON'), text(', '), file('yaml', 'YAML'))),
      item(paragraph(text('Postman: '), file('postman_collection.json', 'collection'))),
    ]),
  ];
};

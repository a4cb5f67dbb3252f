import {guideSections} from '../../../src/config/guides';
import {guideUrl} from '../../../src/config/routes';
import {UNCONFIRMED} from '../../../openapi/model/unverified';
import {links} from '../../../openapi/pages/version';
import type {KnownNames} from '../guide-names/knownNames';
import {
  type Node,
  type Phrasing,
  anchor,
  blocksOf,
  code,
  codeSpans,
  lineItem,
  link,
  list,
  paragraph,
  phrasing,
  strong,
} from '../markdown/markdown';

/** What a component can read from its page. */
export interface PageContext {
  /** Source of the page, for messages. */
  readonly file: string;
  readonly names: KnownNames;
}

export type Props = Readonly<Record<string, string | true>>;

/** A component as Markdown. Its content is already Markdown. */
type Writer = (props: Props, content: readonly Node[], context: PageContext) => readonly Node[];

function required(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string') throw new Error(`it has no ${name}`);
  return value;
}

const OperationLink: Writer = (props, content, {names}) => {
  const operation = names.operations.get(required(props, 'id'));
  if (!operation) throw new Error(`there is no operation ${required(props, 'id')}`);
  const {method, path, to} = operation;
  return [link(to, ...(content.length > 0 ? (content as Phrasing[]) : [code(`${method.toUpperCase()} ${path}`)]))];
};

const Scope: Writer = (props) => [code(required(props, 'name'))];

const Event: Writer = (props) => {
  const name = required(props, 'name');
  return props.anchor ? [anchor(name), code(name)] : [link(`${links.webhookEvents}#${name}`, code(name))];
};

const Unverified: Writer = (props) => phrasing(`(${UNCONFIRMED}: `, codeSpans(required(props, 'what')), ')');

const RequestResponse: Writer = (_, content) => content;

const Tabs: Writer = (_, content) => content;

const TabItem: Writer = (props, content) => [paragraph(strong(required(props, 'label'))), ...blocksOf(content)];

const SectionCards: Writer = () => [
  list(
    guideSections.map(({folder, label, description}) => lineItem(link(guideUrl(folder), label), `: ${description}`)),
  ),
];

/** The list of calls exists only in the browser. */
const ApiLogs: Writer = () => [
  paragraph(
    'For a visitor who is logged in, the page lists the calls that were made from this site in this browser session. The list needs a browser.',
  ),
];

const tool =
  (does: string): Writer =>
  () => [paragraph(`The page has a tool that ${does}. It needs a browser.`)];

/** Steps run only in the browser. */
const RecipeRun: Writer = () => [];

/** The components of src/theme/MDXComponents as Markdown. Other components fail the build. */
export const writers: Readonly<Record<string, Writer>> = {
  ApiLogs,
  Event,
  RequestResponse,
  OperationLink,
  RecipeRun,
  Scope,
  ScopePicker: tool('lists the scopes, the cost and the webhook events of the operations that you select'),
  SectionCards,
  SyncPlanner: tool('calculates the points, the time and the first 429 of a sync, and fills in the poller'),
  TabItem,
  Tabs,
  Unverified,
  WebhookSignatures: tool(
    'signs an example delivery of any event with your token, and finds out why a signature is not valid',
  ),
};

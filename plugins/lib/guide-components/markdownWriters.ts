import {guideSections} from '../../../src/config/guides';
import {guideUrl} from '../../../src/config/routes';
import {UNVERIFIED} from '../../../openapi/model/unverified';
import {links} from '../../../openapi/pages/version';
import {type KnownNames, hintFor} from '../guide-names/knownNames';
import * as md from '../markdown/markdown';

/** What a component can read from its page. */
export interface PageContext {
  /** Source of the page, for messages. */
  readonly file: string;
  readonly names: KnownNames;
}

export type Props = Readonly<Record<string, string | true>>;

/** A component as Markdown. Its content is already Markdown. */
type Writer = (props: Props, content: readonly md.Node[], context: PageContext) => readonly md.Node[];

function required(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string') throw new Error(`it has no ${name}`);
  return value;
}

/** A tool, with the ID by which links open it (components/OnDemand). */
const tool =
  (id: string, does: string): Writer =>
  () => [md.paragraph(md.anchor(id), `The page has a tool that ${does}. It needs a browser.`)];

/** The components of src/theme/MDXComponents as Markdown. Other components fail the build. */
export const writers: Readonly<Record<string, Writer>> = {
  // The list of calls exists only in the browser.
  ApiLogs: () => [
    md.paragraph(
      'For a visitor who is logged in, the page lists the calls that were made from this site in this browser session. The list needs a browser.',
    ),
  ],
  Event: (props) => {
    const name = required(props, 'name');
    const words = md.code(name);
    return props.anchor ? [md.anchor(name), words] : [md.link(`${links.webhookEvents}#${name}`, words)];
  },
  FollowedOperations: tool(
    'your-operations',
    'lists what changed for the operations in pasted paths, commands or logs, with deprecations, scopes and cost',
  ),
  OperationLink: (props, content, {names}) => {
    const id = required(props, 'id');
    const operation = names.operations.get(id);
    if (!operation) throw new Error(`there is no operation ${id}.${hintFor(id, names.operations.keys())}`);
    const {method, path, to} = operation;
    const words = content.length > 0 ? (content as md.Phrasing[]) : [md.code(`${method.toUpperCase()} ${path}`)];
    return [md.link(to, ...words)];
  },
  // Steps run only in the browser.
  RecipeRun: () => [],
  RecipeStep: () => [],
  RequestResponse: (_, content) => content,
  Scope: (props) => [md.code(required(props, 'name'))],
  ScopePicker: tool(
    'smallest-scopes',
    'lists the scopes, the cost and the webhook events of the operations that you select',
  ),
  SectionCards: () => [
    md.list(
      guideSections.map(({folder, label, description}) =>
        md.lineItem(md.link(guideUrl(folder), label), `: ${description}`),
      ),
    ),
  ],
  SyncPlanner: tool(
    'sync-planner',
    'calculates the points, the time and the first 429 of a sync, and fills in the poller',
  ),
  TabItem: (props, content) => [md.paragraph(md.strong(required(props, 'label'))), ...md.blocksOf(content)],
  Tabs: (_, content) => content,
  Unverified: (props) => md.phrasing(`(${UNVERIFIED}: `, md.codeSpans(required(props, 'what')), ')'),
  WebhookSignatures: tool(
    'webhook-bench',
    'signs an example delivery of any event with your token, prints a command that sends it to a local port, and finds out why a signature is not valid',
  ),
};

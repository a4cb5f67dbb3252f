import {DEEP_PAGES} from '../../../src/features/reference/core/deepPages';
import {links} from '../../reference-pages/links';
import {type Node, type Phrasing, blocksOf, code, item, link, list, paragraph, text} from '../nodes';
import type {Writer} from './component';
import {unverified} from './marks';

interface Scope {
  readonly scope: string;
  readonly inferred?: boolean;
}

interface Cost {
  readonly base: number;
  readonly deepPages?: boolean;
}

const scopeWords = (scopes: readonly Scope[]): Phrasing[] =>
  scopes.length === 0
    ? [text('not known to need one')]
    : scopes.flatMap(({scope, inferred}, index) => [
        ...(index === 0 ? [] : [text(', ')]),
        code(scope),
        ...(inferred ? [text(' (unverified)')] : []),
      ]);

const steps = DEEP_PAGES.map(({from, points}) => `from page ${String(from)}: ${String(points)}`).join(', ');

function costWords({base, deepPages}: Cost): string {
  const usual = base === 1 ? '1 point' : `${String(base)} points`;
  if (!deepPages) return usual;
  return base === 1 ? `${usual}; ${steps}` : `${usual}, more above page 100`;
}

const PAGING: Readonly<Record<string, string>> = {page: 'by page number', cursor: 'by cursor on the id'};

const eventWords = (events: readonly string[]): Phrasing[] =>
  events.flatMap((event, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    link(`${links.webhookEvents}#${event}`, code(event)),
  ]);

/** Rights, cost, paging and side effects, a line for each. The same rows as on the page (features/reference/Essentials). */
export const Essentials: Writer = (props) => {
  const {scopes, cost, paging, adminOnly, events, idempotent, reads, async} = props;
  const rows: (readonly [term: string, value: Phrasing[]] | false)[] = [
    scopes !== undefined && ['Scope', scopeWords(scopes as readonly Scope[])],
    adminOnly === true && ['Role', [text('team admins only')]],
    cost !== undefined && ['Rate-limit cost', [text(costWords(cost as Cost))]],
    typeof paging === 'string' && paging !== 'none' && ['Paging', [text(PAGING[paging] ?? paging)]],
    [
      'Idempotent',
      [text(reads ? 'yes, it only reads' : idempotent ? 'yes, safe to repeat' : 'no, a retry can act twice')],
    ],
    ['Timing', [text(async ? 'answers before the work is done' : 'answers when done')]],
    events !== undefined && ['Webhook events', eventWords(events as readonly string[])],
  ];
  const nodes: Node[] = [
    list(rows.filter((row) => row !== false).map(([term, value]) => item(paragraph(text(`${term}: `), ...value)))),
  ];
  return [...nodes, ...blocksOf(unverified(props))];
};

import {DEEP_PAGES} from '../../model/rateLimit';
import type {PlacedOperation} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import {links} from '../version';
import {code} from '../inlineMarkdown';
import type {EssentialsBlock, EssentialsItem} from '../page';
import {say, sayCount} from '../say';

/** Whether a retry is safe (RFC 9110, 9.2.2): for reads, PUT and DELETE, and for others only if the description says so. */
function retryItem({method, 'x-idempotent': described}: PlacedOperation): EssentialsItem {
  if (method === 'get') return {value: say('essentials.retry.reads')};
  const isSafe = described ?? (method === 'put' || method === 'delete');
  return isSafe
    ? {value: say('essentials.retry.yes')}
    : {value: say('essentials.retry.no'), details: say('essentials.retry.details')};
}

const timingItem = ({'x-async': isAsync}: PlacedOperation): EssentialsItem =>
  isAsync
    ? {value: say('essentials.timing.async'), details: say('essentials.timing.details')}
    : {value: say('essentials.timing.sync')};

function scopeItems(scopes: NonNullable<PlacedOperation['x-scopes']>): EssentialsItem[] {
  if (scopes.length === 0) return [{value: say('essentials.scope.any')}];
  return scopes.map(({scope, inferred}) => ({
    value: `[${code(scope)}](${links.scopes})`,
    unverified: inferred ? {what: say('essentials.scope.inferred')} : undefined,
  }));
}

/** The costs of deep pages are documented only for a base cost of 1 point. */
const deepPages = (base: number): string =>
  base === 1
    ? DEEP_PAGES.map(({from, points}) => say('essentials.cost.step', {from, points})).join(', ')
    : say('essentials.cost.deep');

/** The cost of an operation, with those of its deep pages. */
const costItem = ({base, deepPages: hasSteps}: NonNullable<PlacedOperation['x-rate-limit-cost']>): EssentialsItem => ({
  value: `[${sayCount('essentials.cost.points', base)}](${links.rateLimits})`,
  ...(hasSteps && {more: say('essentials.cost.more'), details: deepPages(base)}),
});

/** Access, cost, paging (or for other operations the processing) and retries, then effects. Unknown facts have no row. */
export function essentials(operation: PlacedOperation): EssentialsBlock {
  const {'x-scopes': scopes, 'x-rate-limit-cost': cost, 'x-paging': paging = 'none'} = operation;
  const rows: (EssentialsBlock['rows'][number] | undefined | false)[] = [
    scopes && {term: say('essentials.scope'), items: scopeItems(scopes)},
    operation['x-admin-only'] && {term: say('essentials.role'), items: [{value: say('essentials.role.admin')}]},
    cost && {term: say('essentials.cost'), items: [costItem(cost)]},
    paging === 'none'
      ? {term: say('essentials.timing'), items: [timingItem(operation)]}
      : {
          term: say('essentials.paging'),
          items: [{value: `[${say(`essentials.paging.${paging}`)}](${links.paging})`}],
        },
    {term: say('essentials.retry'), items: [retryItem(operation)]},
    operation['x-webhook-events'] && {
      term: say('essentials.events'),
      isList: true,
      items: operation['x-webhook-events'].map((event) => ({
        value: `[${code(event)}](${links.webhookEvents}#${event})`,
      })),
    },
  ];
  return {
    type: 'essentials',
    about: operation.summary,
    rows: rows.filter((row) => row !== undefined && row !== false),
    unverified: unverifiedAt(operation),
  };
}

import {code, codes} from '../inlineMarkdown';
import type {EssentialsBlock, EssentialsItem} from '../page';
import {say, sayCount} from '../formatMessage';
import {links, scopeUrl} from '../version';
import {DEEP_PAGES} from '../../model/rateLimit';
import {credentialOf} from '../../model/security';
import {placementOf} from '../../model/securityScheme';
import type {PlacedOperation, Server} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';

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
  if (scopes.length === 0) return [{value: say('essentials.scope.any'), details: say('essentials.scope.details')}];
  return scopes.map(({scope, inferred}) => ({
    value: `[${code(scope)}](${scopeUrl(scope)})`,
    unverified: inferred ? {what: say('essentials.scope.inferred')} : undefined,
  }));
}

/** The costs of deep pages are documented only for a base cost of 1 point. */
const deepPages = (base: number): string =>
  base === 1
    ? say('essentials.cost.steps', {
        steps: DEEP_PAGES.map(({from, points}) => say('essentials.cost.step', {from, points})).join(', '),
      })
    : say('essentials.cost.deep');

const costItem = ({base, deepPages: hasSteps}: NonNullable<PlacedOperation['x-rate-limit-cost']>): EssentialsItem => ({
  value: `[${sayCount('essentials.cost.points', base)}](${links.rateLimits})`,
  ...(hasSteps && {more: say('essentials.cost.more'), details: deepPages(base)}),
});

/** A server with what its variables can be. */
const serverItem = ({url, description, variables = {}}: Server): EssentialsItem => ({
  value: [code(url), ...(description ? [description.trim()] : [])].join(': '),
  details: Object.entries(variables)
    .map(([name, {default: initial, enum: values = [initial], description: about = ''}]) =>
      [
        ...(about === '' ? [] : [about.trim()]),
        say('essentials.server.variable', {name: code(name), values: codes(values), initial: code(initial)}),
      ].join(' '),
    )
    .join(' '),
});

/** What an operation accepts, unless it is as usual: a bearer token, which is required. */
function credentialItems(operation: PlacedOperation): EssentialsItem[] {
  const credential = credentialOf(operation);
  const accepted = (operation.schemes ?? []).map(placementOf);
  const kinds = accepted.map(({place, name, word}) =>
    say(`essentials.credential.${word ?? place}`, {name: code(name)}),
  );
  return [
    ...(credential === 'required' ? [] : [say(`essentials.credential.${credential}`)]),
    ...(accepted.every(({word}) => word === 'Bearer') ? [] : new Set(kinds)),
  ].map((value) => ({value}));
}

/** Access, cost, paging (or for other operations the processing) and retries, then effects. Unknown facts have no row. */
export function essentials(operation: PlacedOperation, servers: readonly Server[] = []): EssentialsBlock {
  const {'x-scopes': scopes, 'x-rate-limit-cost': cost, 'x-paging': paging = 'none'} = operation;
  const credentials = credentialItems(operation);
  const more = servers.length > 1 || servers.some(({variables}) => variables);
  const rows: (EssentialsBlock['rows'][number] | undefined | false)[] = [
    credentials.length > 0 && {term: say('essentials.credential'), items: credentials},
    more && {term: say('essentials.server'), isList: true, items: servers.map(serverItem)},
    scopes && {term: say('essentials.scope'), items: scopeItems(scopes)},
    operation['x-admin-only'] && {term: say('essentials.role'), items: [{value: say('essentials.role.admin')}]},
    cost && {term: say('essentials.cost'), items: [costItem(cost)]},
    paging === 'none'
      ? {term: say('essentials.timing'), items: [timingItem(operation)]}
      : {term: say('essentials.paging'), items: [{value: `[${say(`essentials.paging.${paging}`)}](${links.paging})`}]},
    {term: say('essentials.retry'), items: [retryItem(operation)]},
    operation['x-webhook-events'] && {
      term: say('heading.events'),
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

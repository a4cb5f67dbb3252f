import type {Table} from 'mdast';
import {dereference} from '../../../openapi/model/dereference';
import {type ErrorMessage, errorMessages} from '../../../openapi/model/errorMessages';
import {DEEP_PAGES, POINTS_PER_MINUTE} from '../../../openapi/model/rateLimit';
import {type Parameter, type PlacedOperation, mainMedia, operationsOf, scopesOf} from '../../../openapi/model/spec';
import {say} from '../../../openapi/pages/formatMessage';
import {scopeAnchor} from '../../../openapi/pages/version';
import type {Described, KnownNames} from '../guide-names/knownNames';
import {type Words, code, inlineMarkdown, joined, link, phrasing} from '../markdown/markdown';

/** @param ids of the rows, for links to them */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly Words[])[],
  ids: readonly string[] = [],
): Table => ({
  type: 'table',
  children: [headings, ...rows].map((cells, index) => ({
    type: 'tableRow',
    ...(index > 0 && ids[index - 1] !== undefined && {data: {hProperties: {id: ids[index - 1]}}}),
    children: cells.map((cell) => ({type: 'tableCell', children: phrasing(cell)})),
  })),
});

const requestLink = ({operationId, method, path}: PlacedOperation, baseUrl: string): Words =>
  link(`${baseUrl}${operationId}/`, code(`${method.toUpperCase()} ${path}`));

type Cursor = 'default' | 'sorted' | 'window' | 'id' | 'none';

const HOW: readonly (readonly [Cursor, Words])[] = [
  ['default', [code('updated_at'), ', which is also the default sort']],
  ['sorted', [code('updated_at'), '. Always send ', code('sort_by=updated_at')]],
  ['window', ['Filter by ', code('updated_at'), ' over short windows, and read each window completely']],
  ['id', code('id[gt]')],
  ['none', 'None. Read the whole list only rarely, and cache it'],
];

function cursorOf({parameters = []}: PlacedOperation): Cursor {
  const find = (name: string): Parameter | undefined => parameters.find((one) => one.name === name);
  const hasRange = (name: string): boolean => Object.hasOwn(find(name)?.schema?.properties ?? {}, 'gt');
  const sort = find('sort_by')?.schema;
  const values = [...(sort?.enum ?? []), ...(sort?.['x-known-values'] ?? [])];
  if (!hasRange('updated_at')) return hasRange('id') ? 'id' : 'none';
  if (!values.includes('updated_at') || !find('sort_direction')) return 'window';
  return sort?.default === 'updated_at' ? 'default' : 'sorted';
}

const isList = ({method, responses = {}}: PlacedOperation): boolean => {
  const {schema} = mainMedia(responses['200']?.content)?.[1] ?? {};
  return method === 'get' && schema?.properties?.data?.items !== undefined;
};

/** Lists of records, by the parameter that follows their changes. */
export function cursorTable({spec, baseUrl}: Described): Table {
  const lists = operationsOf(spec)
    .filter((operation) => isList(operation) && operation['x-paging'] !== 'none')
    .map((operation) => ({...operation, parameters: dereference(spec, operation.parameters ?? [])}))
    .filter(({parameters}) => parameters.length > 0)
    .map((operation) => ({cursor: cursorOf(operation), operation}))
    // Lists within a record, such as the sentences of a transcript, are read with it.
    .filter(({cursor, operation: {path}}) => cursor !== 'none' || !path.includes('{'));
  const rows = HOW.map(([cursor, how]) => {
    const own = lists.filter((list) => list.cursor === cursor).map(({operation}) => operation);
    const links = own.map(({operationId, tags}) => link(`${baseUrl}${operationId}/`, tags?.[0] ?? operationId));
    return [joined(links), how];
  });
  return table(['List', 'Cursor'], rows);
}

/** The cost of a page of a list, by its number, and how many requests the points of a minute allow. */
export function deepPageTable(): Table {
  const steps = [{from: 1, points: 1}, ...DEEP_PAGES];
  const rows = steps.map(({from, points}, index) => {
    const next = steps[index + 1]?.from;
    const pages = next === undefined ? `${String(from)} and above` : `${String(from)} to ${String(next - 1)}`;
    return [pages, String(points), String(POINTS_PER_MINUTE / points)];
  });
  return table(['Page', 'Cost', 'Requests per minute with the full budget'], rows);
}

/** A copy, because parsed texts are shared. */
const words = (markdown: string): Words => structuredClone(inlineMarkdown(markdown));

/** @throws when there is no such operation */
function placeOf({operation}: ErrorMessage, {operations}: KnownNames): Words {
  if (operation === undefined) return 'Any operation';
  const found = operations.get(operation);
  if (!found) throw new Error(`there is no operation ${operation}. Correct it in openapi/model/errorMessages.ts`);
  return link(found.to, code(`${found.method.toUpperCase()} ${found.path}`));
}

/** The known messages of a status. @throws when there are none */
export function errorTable(status: string, names: KnownNames): Table {
  const messages: readonly ErrorMessage[] = errorMessages.filter((message) => String(message.status) === status);
  if (messages.length === 0)
    throw new Error(
      `openapi/model/errorMessages.ts has no message of the status "${status}". Write one such as "422".`,
    );
  const hasPlaces = messages.some(({operation}) => operation !== undefined);
  return table(
    ['Message', ...(hasPlaces ? ['Where'] : []), 'Cause', 'Do this'],
    messages.map((message) => [
      code(message.text),
      ...(hasPlaces ? [placeOf(message, names)] : []),
      words(message.cause),
      words(message.fix),
    ]),
  );
}

const isBefore = (a: string, b: string): number => (a < b ? -1 : 1);

/** Each scope with the operations that it allows. Operations without a scope come last. */
export function scopeTable({spec, baseUrl}: Described): Table {
  const operations = operationsOf(spec);
  const linksTo = (allowed: readonly PlacedOperation[]): Words =>
    joined(allowed.map(({operationId, summary}) => link(`${baseUrl}${operationId}/`, summary)));
  const scopes = [...new Set(operations.flatMap(scopesOf))].sort(isBefore);
  return table(
    ['Scope', 'Operations'],
    [
      ...scopes.map((scope) => [code(scope), linksTo(operations.filter((one) => scopesOf(one).includes(scope)))]),
      [say('essentials.scope.any'), linksTo(operations.filter((one) => scopesOf(one).length === 0))],
    ],
    scopes.map(scopeAnchor),
  );
}

export function operationScopeTable({spec, baseUrl}: Described): Table {
  const operations = operationsOf(spec).sort((a, b) => isBefore(a.path, b.path));
  const rows = operations.map((operation) => {
    const scopes = scopesOf(operation);
    return [
      requestLink(operation, baseUrl),
      scopes.length > 0 ? joined(scopes.map(code)) : say('essentials.scope.any'),
    ];
  });
  return table(['Operation', 'Scope'], rows);
}

/** The operations of an old version with the operation of the newest that replaces each one (`x-successor`). */
export function successorTable(old: Described, newest: Described): Table {
  const successors = new Map(operationsOf(newest.spec).map((operation) => [operation.operationId, operation]));
  const rows = operationsOf(old.spec).map((operation) => {
    const successor = successors.get(operation['x-successor'] ?? '');
    return [requestLink(operation, old.baseUrl), successor ? requestLink(successor, newest.baseUrl) : 'No successor'];
  });
  return table([`API ${old.label}`, `API ${newest.label}`], rows);
}

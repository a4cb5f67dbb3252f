import type {Table} from 'mdast';
import {type Parameter, type PlacedOperation, operationsOf} from '../../../../openapi/model/spec';
import {dereference} from '../../../../openapi/model/dereference';
import {mainMedia} from '../../../../openapi/model/media';
import {code, joined, link, text} from '../../markdown/nodes';
import type {Described} from '../../guide-names/knownNames';
import {type Cell, table} from './cells';

/** How a list is followed. */
type Cursor = 'default' | 'sorted' | 'window' | 'id' | 'none';

const HOW: readonly (readonly [Cursor, Cell])[] = [
  ['default', [code('updated_at'), text(', which is also the default sort')]],
  ['sorted', [code('updated_at'), text('. Always send '), code('sort_by=updated_at')]],
  ['window', [text('Filter by '), code('updated_at'), text(' over short windows, and read each window completely')]],
  ['id', [code('id[gt]')]],
  ['none', [text('None. Read the whole list only rarely, and cache it')]],
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
  const data = schema?.properties?.data;
  return method === 'get' && typeof data === 'object' && data.items !== undefined;
};

/** Lists of records, by the parameter that follows their changes. */
export function cursorTable({spec, baseUrl}: Described): Table {
  const lists = operationsOf(spec)
    .filter(isList)
    .map((operation) => ({...operation, parameters: dereference(spec, operation.parameters ?? [])}))
    .filter(
      ({method, parameters, 'x-paging': paging}) => method === 'get' && paging !== 'none' && parameters.length > 0,
    )
    .map((operation) => ({cursor: cursorOf(operation), operation}))
    // Lists within a record, such as the sentences of a transcript, are read with it.
    .filter(({cursor, operation: {path}}) => cursor !== 'none' || !path.includes('{'));
  const rows = HOW.map(([cursor, how]) => [
    joined(
      lists
        .filter((list) => list.cursor === cursor)
        .map(({operation: {operationId, tags = []}}) => [
          link(`${baseUrl}${operationId}/`, text(tags[0] ?? operationId)),
        ]),
    ),
    how,
  ]);
  return table(['List', 'Cursor'], rows);
}

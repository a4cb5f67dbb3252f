import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {PlacedOperation} from '../../../../openapi/model/spec';
import {code, link, text} from '../../markdown/nodes';

export type Cell = readonly PhrasingContent[];

const row = (cells: readonly Cell[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children: [...children]})),
});

export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]): Table => ({
  type: 'table',
  children: [row(headings.map((heading) => [text(heading)])), ...rows.map(row)],
});

/** Method and path, linked to the page of the operation. */
export const requestLink = ({operationId, method, path}: PlacedOperation, baseUrl: string): Cell => [
  link(`${baseUrl}${operationId}/`, code(`${method.toUpperCase()} ${path}`)),
];

import type {Table, TableCell, TableRow} from 'mdast';
import {type PlacedOperation, operationsOf} from '../../openapi/model/spec';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions} from '../../src/config/apiVersions';
import type {Described} from './knownNames';

const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const words = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});

const operationCell = ({operationId, method, path}: PlacedOperation, baseUrl: string): TableCell => ({
  type: 'tableCell',
  children: [
    {
      type: 'link',
      url: `${baseUrl}${operationId}/`,
      children: [{type: 'inlineCode', value: `${method.toUpperCase()} ${path}`}],
    },
  ],
});

/**
 * The operations of an old version with the operation that replaces each one (`x-successor`), as a Markdown table.
 * @param newest the description that has the successors
 */
export function successorTable(
  old: Described & {readonly label: string},
  newest: Described & {readonly label: string},
): Table {
  const successors = new Map(operationsOf(newest.spec).map((operation) => [operation.operationId, operation]));
  const rows = operationsOf(old.spec).map((operation) => {
    const successor = successors.get(operation['x-successor'] ?? '');
    return row(
      operationCell(operation, old.baseUrl),
      successor ? operationCell(successor, newest.baseUrl) : words('No successor'),
    );
  });
  return {type: 'table', children: [row(words(`API ${old.label}`), words(`API ${newest.label}`)), ...rows]};
}

/**
 * The table of the published descriptions: the oldest version and the newest.
 * @throws when there are no bundles
 */
export function publishedSuccessors(): Table {
  const [newest, old] = apiVersions.map((version) => ({...version, spec: readPublished(version)}));
  if (!newest || !old) throw new Error('there is only one API version in src/config/apiVersions.ts');
  return successorTable(old, newest);
}

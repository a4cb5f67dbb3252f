import type {Table} from 'mdast';
import {operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {text} from '../../markdown/nodes';
import type {Described} from '../../guide-names/knownNames';
import {requestLink, table} from './cells';

/**
 * The operations of an old version with the operation that replaces each one (`x-successor`).
 * @param newest the description that has the successors
 */
export function successorTable(
  old: Described & {readonly label: string},
  newest: Described & {readonly label: string},
): Table {
  const successors = new Map(operationsOf(newest.spec).map((operation) => [operation.operationId, operation]));
  const rows = operationsOf(old.spec).map((operation) => {
    const successor = successors.get(operation['x-successor'] ?? '');
    return [
      requestLink(operation, old.baseUrl),
      successor ? requestLink(successor, newest.baseUrl) : [text('No successor')],
    ];
  });
  return table([`API ${old.label}`, `API ${newest.label}`], rows);
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

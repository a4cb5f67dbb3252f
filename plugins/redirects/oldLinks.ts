import {operationsOf} from '../../openapi/model/spec';
import {pageUrl} from '../../openapi/pages/version';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {oldTopics} from '../../src/config/redirects';

/** The name that the provider's first reference gave an operation, without its `_json`: `get_v2_people_id`. */
const oldNameOf = (method: string, path: string): string =>
  [method, ...path.split('/').slice(1)].join('_').replaceAll(/[{}]/g, '').toLowerCase();

/** Pages by the names that operations and topics had in the provider's first reference. */
export function oldLinks(): Readonly<Record<string, string>> {
  const [version] = apiVersions;
  const operations = operationsOf(readPublished(version)).map(
    ({method, path, operationId}) => [oldNameOf(method, path), pageUrl(version, operationId)] as const,
  );
  return {...Object.fromEntries(operations), ...oldTopics};
}

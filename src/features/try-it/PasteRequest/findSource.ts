import {apiVersions, sidebarName} from '@site/src/config/apiVersions';
import {type PlacedPath, findOperation} from '@site/src/features/pasted-request/core/findOperation';
import {readRequest} from '@site/src/features/pasted-request/core/readRequest';
import {groupsIn} from '@site/src/features/reference-sidebar/core/sidebar';
import {loadSidebar, loadedSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import type {Source} from '../core/fillIn';
import {noOperationText, refusalText} from './messages';

/** All operations of the site, from the sidebars of its versions, the newest first. @throws when one can't be loaded */
async function loadOperations(): Promise<readonly PlacedPath[]> {
  const names = apiVersions.map(sidebarName);
  await Promise.all(names.map(loadSidebar));
  return names.flatMap((name) => {
    const sidebar = loadedSidebar(name);
    const operations = sidebar ? groupsIn(sidebar).flatMap((group) => group.operations) : [];
    return operations.flatMap(({href, path, className = ''}) => {
      const method = /operation--(get|post|put|patch|delete)\b/.exec(className)?.[1];
      return path !== undefined && method !== undefined ? [{href, path, method}] : [];
    });
  });
}

/** What a pasted text leads to. */
export type FoundSource =
  | {readonly kind: 'request'; readonly page: string; readonly source: Source}
  | {readonly kind: 'body'; readonly text: string}
  | {readonly kind: 'problem'; readonly words: string};

const problem = (words: string): FoundSource => ({kind: 'problem', words});

/** The request in a text, and the page of its operation. */
export async function findSource(text: string, hasBody: boolean): Promise<FoundSource> {
  const read = readRequest(text);
  if (read.kind === 'refused') return problem(refusalText(read.why));
  if (read.kind === 'body') return hasBody ? read : problem(refusalText('noBody'));
  try {
    const found = findOperation(read.request, await loadOperations(), window.location.pathname);
    if (found.kind === 'none') return problem(noOperationText(read.request.path, found.nearest));
    return {kind: 'request', page: found.operation.href, source: {...found, request: read.request}};
  } catch {
    return problem(refusalText('notLoaded'));
  }
}

import {apiVersions, sidebarName} from '@site/src/config/apiVersions';
import {type PlacedPath, findOperation} from '@site/src/features/pasted-request/core/findOperation';
import {readRequest} from '@site/src/features/pasted-request/core/readRequest';
import {groupsIn} from '@site/src/features/reference-sidebar/core/sidebar';
import {loadSidebar, loadedSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import {type Source, fillBody, fillIn, sourceOf} from '../core/fillIn';
import type {LoadedOperation} from '../core/operation';
import type {Pasted} from '../core/pasted';
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

/** What a pasted text leads to: content for the form of this page or of another one, or a problem. */
export type FoundSource =
  | {readonly kind: 'request'; readonly pasted: Pasted}
  /** It leaves the parameters as they are. */
  | {readonly kind: 'body'; readonly pasted: ReturnType<typeof fillBody>}
  | {readonly kind: 'elsewhere'; readonly page: string; readonly source: Source}
  | {readonly kind: 'problem'; readonly words: string};

const problem = (words: string): FoundSource => ({kind: 'problem', words});

/** The request in a text, for the form of its operation. @param apiUrl the configured API */
export async function findSource(text: string, loaded: LoadedOperation, apiUrl: string): Promise<FoundSource> {
  const read = readRequest(text);
  if (read.kind === 'refused') return problem(refusalText(read.why));
  if (read.kind === 'body')
    return loaded.hasBody ? {kind: 'body', pasted: fillBody(read.text)} : problem(refusalText('noBody'));
  const {pathname} = window.location;
  const found = findOperation(read.request, await loadOperations(), pathname);
  if (found.kind === 'none') return problem(noOperationText(found.nearest));
  const source = sourceOf(text, read.request, found);
  const {href} = found.operation;
  if (href !== pathname) return {kind: 'elsewhere', page: href, source};
  return {kind: 'request', pasted: fillIn(loaded, source, apiUrl)};
}

export {fillIn} from '../core/fillIn';

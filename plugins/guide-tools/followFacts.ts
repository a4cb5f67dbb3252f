import {API_SERVER} from '../../src/config/apiServer';
import {entriesIn, entryUrl, isAbout, releaseDay} from '../../openapi/pages/changelog/pageChanges';
import type {OperationPage, ReferencePage, VersionPage} from '../../openapi/pages/page';
import {nodesIn} from '../../openapi/model/node';
import type {FollowFacts, FollowedOperation} from '../../src/features/followed-operations/core/followFacts';

/** The points of a page that aren't confirmed, each once. */
const unverifiedIn = ({sections}: OperationPage): readonly string[] => [
  ...new Set([...nodesIn(sections)].flatMap(([{what}]) => (typeof what === 'string' ? [what] : []))),
];

const operationOf = (page: OperationPage): FollowedOperation => ({
  ...{method: page.method, path: page.path, href: page.url, summary: page.title},
  ...{scopes: page.scopes, cost: page.cost ?? 1, deprecated: page.deprecated, unverified: unverifiedIn(page)},
});

/** What the tool for followed operations knows, from the pages of the reference. @param start day since which changes are recorded */
export function followFacts(pages: readonly ReferencePage[], start: string): FollowFacts {
  const operations = pages.filter((page): page is OperationPage => page.kind === 'operation');
  const lists = pages.filter((page): page is VersionPage => page.kind === 'changelog');
  const changes = entriesIn(lists).map((change) => ({
    day: releaseDay(change),
    title: `${change.label}: ${change.entry.name}`,
    url: entryUrl(change),
    lines: change.entry.lines.map(({text, breaking}) => (breaking === undefined ? text : `${breaking}: ${text}`)),
    advice: change.entry.advice.join(' '),
    pages: operations.filter((page) => isAbout(page, change)).map(({url}) => url),
  }));
  return {
    operations: operations.map(operationOf),
    changes: changes.sort((a, b) => (a.day < b.day ? 1 : -1)),
    start,
    host: new URL(API_SERVER).host,
  };
}

import path from 'node:path';
import {landingId, slugOf} from '../../openapi/pages/version';
import {type Tag, operationsOf, tagGroupsOf} from '../../openapi/model/spec';
import {readSpec} from '../../openapi/tools/bundle/readBundle';
import type {ApiVersion} from '../../src/config/apiVersions';
import {referencePath} from '../../src/config/routes';

/**
 * The sidebar of a version: its landing page, then a category for each tag under the headings of the description. Each
 * category links to its overview.
 */
export function apiSidebar(version: ApiVersion) {
  const spec = readSpec(version);
  const folder = path.posix.relative(referencePath, version.outputDir);
  const idOf = (page: string): string => path.posix.join(folder, page);
  const operations = operationsOf(spec);
  const tagItem = ({name}: Tag) => {
    const overview = {type: 'doc' as const, id: idOf(slugOf(name))};
    const items = operations
      .filter(({tags}) => tags?.includes(name))
      .map(({operationId, summary, method, path: request, deprecated}) => ({
        type: 'doc' as const,
        id: idOf(operationId),
        label: summary,
        className: `operation operation--${method}${deprecated ? ' operation--deprecated' : ''}`,
        customProps: {path: request},
      }));
    return items.length > 0
      ? {type: 'category' as const, label: name, link: overview, items}
      : {...overview, label: name};
  };
  return [
    {type: 'doc' as const, id: idOf(landingId(spec.info.title)), label: 'Overview'},
    ...tagGroupsOf(spec).flatMap(({name, tags}) => [
      // A heading without a page. `sidebarOf` reads the property, and the HTML is never shown.
      ...(name === undefined ? [] : [{type: 'html' as const, value: name, customProps: {heading: name}}]),
      ...tags.map(tagItem),
    ]),
  ];
}

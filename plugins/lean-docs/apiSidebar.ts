import {readFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../../openapi/pages/version';
import {type Spec, type Tag, operationsOf, tagGroupsOf} from '../../openapi/model/spec';
import type {ApiVersion} from '../../src/config/apiVersions';
import {referencePath} from '../../src/config/routes';

/** A heading for resources, without page and not collapsible. `sidebarOf` reads the property. The HTML is never shown. */
const headingItem = (heading: string) => ({type: 'html' as const, value: heading, customProps: {heading}});

/**
 * The sidebar of a version: its landing page, then a category for each tag under the headings of the description. Each
 * category links to its overview.
 */
export function apiSidebar({specPath, outputDir}: ApiVersion) {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const folder = path.posix.relative(referencePath, outputDir);
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
    {type: 'doc' as const, id: idOf(slugOf(spec.info.title)), label: 'Overview'},
    ...tagGroupsOf(spec).flatMap(({name, tags}) => [
      ...(name === undefined ? [] : [headingItem(name)]),
      ...tags.map(tagItem),
    ]),
  ];
}

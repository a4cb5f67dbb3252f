import {pageUrl, slugOf} from '../../../openapi/pages/version';
import {type Tag, operationsOf, tagGroupsOf} from '../../../openapi/model/spec';
import {readSpec} from '../../../openapi/tools/bundle/readBundle';
import type {ApiVersion} from '../../../src/config/apiVersions';
import type {Sidebar, SidebarGroup} from '../../../src/features/reference-sidebar/core/sidebar';

/** The sidebar of a version: its landing page, then a group for each tag under the headings of the description. */
export function apiSidebar(version: ApiVersion): Sidebar {
  const spec = readSpec(version);
  const operations = operationsOf(spec);
  const groupOf = ({name}: Tag): SidebarGroup => ({
    label: name,
    href: pageUrl(version, slugOf(name)),
    operations: operations
      .filter(({tags}) => tags?.includes(name))
      .map(({operationId, summary, method, path, deprecated}) => ({
        label: summary,
        href: pageUrl(version, operationId),
        className: `operation operation--${method}${deprecated ? ' operation--deprecated' : ''}`,
        path,
      })),
  });
  return {
    overview: {label: 'Overview', href: version.baseUrl},
    sections: tagGroupsOf(spec).map(({name, tags}) => ({heading: name, groups: tags.map(groupOf)})),
  };
}

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {landingId} from '../../../openapi/pages/version';
import {readSpec} from '../../../openapi/tools/bundle/readBundle';
import {type ApiVersion, apiVersions, sidebarName} from '../../../src/config/apiVersions';
import {referenceRoot} from '../../../src/config/routes';
import type {SidebarLink} from '../../../src/features/reference-sidebar/core/sidebar';
import {apiSidebar} from './apiSidebar';

/** The ID of the page with a URL. */
const idOf = (url: string): string => url.slice(referenceRoot.length, -1);

const docOf = ({label, href}: SidebarLink) => ({type: 'doc' as const, label, id: idOf(href)});

/** What the docs plugin has to know: which version a page belongs to, its breadcrumbs, and its neighbors. */
function itemsOf(version: ApiVersion) {
  const {overview, sections} = apiSidebar(version);
  const landing = `${version.baseUrl}${landingId(readSpec(version).info.title)}/`;
  const groups = sections.flatMap((section) => section.groups);
  return [
    docOf({...overview, href: landing}),
    ...groups.map(({operations, ...overviewOf}) =>
      operations.length === 0
        ? docOf(overviewOf)
        : {
            type: 'category' as const,
            label: overviewOf.label,
            link: {type: 'doc' as const, id: idOf(overviewOf.href)},
            items: operations.map(docOf),
          },
    ),
  ];
}

/** One sidebar for each API version: a row of the table is enough. */
export default Object.fromEntries(
  apiVersions.map((version) => [sidebarName(version), itemsOf(version)]),
) satisfies SidebarsConfig;

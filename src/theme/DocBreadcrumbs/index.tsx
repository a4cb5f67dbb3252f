import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocBreadcrumbs';
import {useLocation} from '@docusaurus/router';
import {type ApiVersion, versionAt} from '@site/src/config/apiVersions';
import Crumbs from '@site/src/theme/DocBreadcrumbs/Crumbs';
import Row from '@site/src/theme/DocBreadcrumbs/Row';

/** All docs pages begin with breadcrumbs, so the menu of the Markdown version is at their end. */
export default function DocBreadcrumbs(): ReactNode {
  const version = versionAt(useLocation().pathname);
  return <Row>{version ? <OfReference version={version} /> : <Original />}</Row>;
}

const withSlash = (url = ''): string => url.replace(/\/?$/, '/');

/** Version, resource and page. The version is important because pages of two versions often have the same title. */
function OfReference({version: {label, baseUrl}}: {readonly version: ApiVersion}): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const resource = useSidebarBreadcrumbs()?.find(({type}) => type === 'category');
  const root = {label: `API ${label}`, href: baseUrl};
  const page = withSlash(permalink);
  if (page === baseUrl) return <Crumbs above={[]} current={root.label} />;
  const isOverview = withSlash(resource?.href) === page;
  return <Crumbs above={[root, ...(resource && !isOverview ? [resource] : [])]} current={title} />;
}

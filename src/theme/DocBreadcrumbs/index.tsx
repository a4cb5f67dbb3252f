import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocBreadcrumbs';
import {useLocation} from '@docusaurus/router';
import {type ApiVersion, versionAt} from '@site/src/config/apiVersions';
import {ReferenceBreadcrumbs} from '@site/src/features/reference-breadcrumbs';
import Row from '@site/src/theme/DocBreadcrumbs/Row';

/** All docs pages begin with breadcrumbs, so the menu of the Markdown version is at their end. */
export default function DocBreadcrumbs(): ReactNode {
  const version = versionAt(useLocation().pathname);
  return <Row>{version ? <OfReference version={version} /> : <Original />}</Row>;
}

function OfReference({version}: {readonly version: ApiVersion}): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const resource = useSidebarBreadcrumbs()?.find(({type}) => type === 'category');
  const pathname = permalink.replace(/\/?$/, '/');
  const isOverview = resource?.href?.replace(/\/?$/, '/') === pathname;
  return (
    <ReferenceBreadcrumbs
      version={version}
      page={{title, pathname}}
      resource={resource && !isOverview ? {label: resource.label, href: resource.href} : undefined}
    />
  );
}

import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocBreadcrumbs';
import {useLocation} from '@docusaurus/router';
import {type ApiVersion, versionAt} from '@site/src/config/apiVersions';
import {MarkdownControls} from '@site/src/features/markdown-page';
import {ReferenceBreadcrumbs} from '@site/src/features/reference-breadcrumbs';

/** Guides, their indexes and reference pages all begin with it: the controls of the Markdown version follow. */
export default function DocBreadcrumbs(): ReactNode {
  const version = versionAt(useLocation().pathname);
  return (
    <>
      {version ? <OfReference version={version} /> : <Original />}
      <MarkdownControls />
    </>
  );
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

import type {PropsWithChildren, ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import Original from '@theme-original/DocBreadcrumbs';
import {type ApiVersion, versionAt} from '@site/src/config/apiVersions';
import {CopyPage} from '@site/src/features/markdown-page';
import styles from './styles.module.css';

/** All docs pages begin with breadcrumbs, so the menu of the Markdown version is at their end. */
export default function DocBreadcrumbs(): ReactNode {
  const version = versionAt(useLocation().pathname);
  return <Row>{version ? <OfReference version={version} /> : <Original />}</Row>;
}

export const Row = ({children}: PropsWithChildren): ReactNode => (
  <div className={styles.row}>
    {children}
    <CopyPage />
  </div>
);

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

interface Props {
  /** Whether they begin with the home page, as the theme's do. */
  readonly home?: boolean;
  readonly above: readonly {readonly label: string; readonly href?: string}[];
  readonly current: string;
}

/** Breadcrumbs with the markup of the theme's, for pages that aren't guides. */
export function Crumbs({home = false, above, current}: Props): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
      <ul className="breadcrumbs">
        {home && <HomeBreadcrumbItem />}
        {above.map(({label, href}) => (
          <li key={label} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {current}
          </span>
        </li>
      </ul>
    </nav>
  );
}

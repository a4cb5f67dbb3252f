import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ApiVersion} from '@site/src/config/apiVersions';

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

interface Props {
  readonly version: ApiVersion;
  /** The page. For the landing page of the version, the URL is enough. */
  readonly page: {readonly title: string; readonly pathname: string};
  /** The resource that the page belongs to. */
  readonly resource?: Crumb;
}

/** Version, resource and page. The version is important because pages of two versions often have the same title. */
export function ReferenceBreadcrumbs({version, page, resource}: Props): ReactNode {
  const first = {label: `API ${version.label}`, href: version.baseUrl};
  const isLanding = page.pathname === version.baseUrl;
  const above = [...(isLanding ? [] : [first]), ...(resource ? [resource] : [])];
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
      <ul className="breadcrumbs">
        {above.map(({label, href}) => (
          <li key={label} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {isLanding ? first.label : page.title}
          </span>
        </li>
      </ul>
    </nav>
  );
}

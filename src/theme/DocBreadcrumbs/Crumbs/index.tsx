import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

interface Props {
  /** Whether they begin with the home page, as the theme's do. */
  readonly home?: boolean;
  readonly above: readonly {readonly label: string; readonly href?: string}[];
  readonly current: string;
}

/** Breadcrumbs with the markup of the theme's, for pages that aren't guides. */
export default function DocBreadcrumbsCrumbs({home = false, above, current}: Props): ReactNode {
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

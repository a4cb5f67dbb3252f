import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {excerptOf} from '../core/excerpt';
import type {Sidebar} from '../core/sidebar';
import {SidebarList} from '../SidebarList';

/** A link to all resources on the landing page, for readers without JavaScript. */
function AllResources({overview, groups}: Sidebar): ReactNode {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {
      id: 'site.sidebar.all',
      message: '{count} resource|All {count} resources',
      description: 'One form for each plural of the language, separated by |',
    },
    {count: groups.length},
  );
  return (
    <div className="menu__list-item">
      <Link className="menu__link" to={`${overview.href}#resources`}>
        {selectMessage(groups.length, forms)}
      </Link>
    </div>
  );
}

interface Props {
  /** All groups, on the server and with `npm start`. Absent in browsers, which have the HTML. */
  readonly rendered?: Sidebar;
  readonly path: string;
}

/** The excerpt from the build. React doesn't update it. */
export function RenderedExcerpt({rendered, path}: Props): ReactNode {
  if (!rendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  const excerpt = excerptOf(rendered, path);
  return (
    <div>
      <SidebarList sidebar={excerpt} path={path} />
      {excerpt.groups.length < rendered.groups.length && <AllResources {...rendered} />}
    </div>
  );
}

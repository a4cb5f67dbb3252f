import type {ReactNode} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/**
 * With a single version the stock item is a plain link that forgets the choice; this one keeps it, as a list would. In the menu
 * of narrow screens that link would be a second Docs: there it is left out.
 */
export default function DocsVersionNavbarItem(props: Props): ReactNode {
  const [version, ...others] = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const only = version && others.length === 0 ? version.name : undefined;
  if (only && props.mobile) return null;
  return <Original {...props} {...(only && {onClick: () => savePreferredVersionName(only)})} />;
}

import type {ComponentProps, ReactNode} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

/** With a single version the stock item is a plain link that forgets the choice; this one keeps it, as a list would. */
export default function DocsVersionNavbarItem(props: ComponentProps<typeof Original>): ReactNode {
  const [version, ...others] = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const only = version && others.length === 0 ? version.name : undefined;
  return <Original {...props} {...(only && {onClick: () => savePreferredVersionName(only)})} />;
}

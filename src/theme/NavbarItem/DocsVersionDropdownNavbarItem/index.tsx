import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The stock link of a single version doesn't store it. On narrow screens it would be a second Docs link. */
export default function DocsVersionNavbarItem(props: Props): ReactNode {
  const [version, ...others] = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const only = version && others.length === 0 ? version.name : undefined;
  if (only && props.mobile) return null;
  const title = translate({message: 'Docs version: Next is the current one'});
  return <Original {...props} title={title} {...(only && {onClick: () => savePreferredVersionName(only)})} />;
}

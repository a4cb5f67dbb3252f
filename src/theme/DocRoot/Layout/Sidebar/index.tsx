import {type ReactNode, useEffect} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Original from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';

const choice = createStorageSlot('docs-sidebar');

/** Unlike the stock sidebar, this one stays hidden after a reload. */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const {hiddenSidebarContainer: hidden, setHiddenSidebarContainer: setHidden} = props;
  useEffect(() => {
    if (choice.get() === 'hidden') setHidden(true);
  }, [setHidden]);

  const toggle = (): void => {
    choice.set(hidden ? 'shown' : 'hidden');
    setHidden(!hidden);
  };
  return <Original {...props} setHiddenSidebarContainer={toggle} />;
}

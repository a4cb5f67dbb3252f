import type {ReactNode} from 'react';
import Original from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {MobileLogIn} from '@site/src/features/auth';

/** Log In or Log Out stands below the header, whether the sidebar shows the main menu or that of the docs. */
export default function MobileSidebarLayout({header, ...menus}: Props): ReactNode {
  return (
    <Original
      {...menus}
      header={
        <>
          {header}
          <MobileLogIn />
        </>
      }
    />
  );
}

import type {ReactNode} from 'react';
import Original from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {MobileLogIn} from '@site/src/features/auth';

/** Shows Log In or Log Out below the header, in both the main menu and the docs menu. */
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

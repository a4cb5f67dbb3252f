import {type ReactNode, useEffect, useLayoutEffect} from 'react';
import {useScrollController} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';

/** The theme hides the navbar at a hash, because it takes the position at which it starts for a scroll down. */
export default function NavbarLayout(props: Props): ReactNode {
  const {disableScrollEvents, enableScrollEvents} = useScrollController();
  // Effects of layout run before the theme's own effect, and an effect of a parent runs after it.
  useLayoutEffect(disableScrollEvents, [disableScrollEvents]);
  useEffect(enableScrollEvents, [enableScrollEvents]);
  return <Original {...props} />;
}

// Change: ejected. The original renders nothing if the site has one color mode, but its code is on every page.
import type {ReactNode} from 'react';

/** The place of the color mode toggle. Empty, because the site has only light mode. */
export default function NavbarColorModeToggle(): ReactNode {
  return <div data-slot="color-mode" />;
}

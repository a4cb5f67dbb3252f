import type {ReactNode} from 'react';
import Original from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

/** Renders nothing, because the site has only light mode. */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  return (
    <div data-slot="color-mode">
      <Original {...props} />
    </div>
  );
}

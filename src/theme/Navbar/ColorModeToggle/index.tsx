import type {ReactNode} from 'react';
import Original from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

/** The color-mode control's place in the navbar. The site fixes light mode, so the control leaves it empty. */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  return (
    <div data-slot="color-mode">
      <Original {...props} />
    </div>
  );
}

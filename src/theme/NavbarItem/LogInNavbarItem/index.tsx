import type {ReactNode} from 'react';
import {LogInControl, useLogInPlanned} from '@site/src/features/auth';

/** Holds the place of the control, so that nothing moves. The sidebar of narrow screens has its own control. */
export default function LogInNavbarItem({mobile = false}: {readonly mobile?: boolean}): ReactNode {
  const planned = useLogInPlanned();
  if (mobile || !planned) return null;
  return (
    <div className="navbar__item" data-slot="log-in">
      <LogInControl />
    </div>
  );
}

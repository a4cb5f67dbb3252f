import type {ReactNode} from 'react';
import {LogInControl, useLogInPlanned} from '@site/src/features/auth';

/**
 * The slot of login in the navbar. It has a fixed size, so that nothing moves when the control appears. Absent on a site
 * without login. The sidebar of narrow screens has its own control.
 */
export default function LogInNavbarItem({mobile = false}: {readonly mobile?: boolean}): ReactNode {
  const planned = useLogInPlanned();
  if (mobile || !planned) return null;
  return (
    <div className="navbar__item" data-slot="log-in">
      <LogInControl />
    </div>
  );
}

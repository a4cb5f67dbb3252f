import type {ReactNode} from 'react';
import {LogInControl, useLogInPlanned} from '@site/src/features/auth';
import styles from './styles.module.css';

/**
 * The place of log-in in the navbar. It is held at its size in the static page, so that nothing moves when the control
 * fills it, and absent on a site without log-in. The sidebar of narrow screens has a control of its own.
 */
export default function LogInNavbarItem({mobile = false}: {readonly mobile?: boolean}): ReactNode {
  const planned = useLogInPlanned();
  if (mobile || !planned) return null;
  return (
    <div className={`navbar__item ${styles.slot ?? ''}`} data-slot="log-in">
      <LogInControl />
    </div>
  );
}

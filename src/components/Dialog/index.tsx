import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** A modal dialog that is open from the start. The native element manages the focus, and Escape closes it. */
export function Dialog(props: Omit<ComponentProps<'dialog'>, 'className' | 'ref'>): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return <dialog ref={dialog} className={styles.dialog} {...props} />;
}

import {type ReactNode, useEffect, useId, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {shortcuts} from '../list';
import styles from './styles.module.css';

/** The shortcuts of the site. The native dialog manages the focus, and Escape closes it. */
export function ShortcutSheet({onClose}: {readonly onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={title} onClose={onClose}>
      <form method="dialog" className={styles.head}>
        <h2 id={title} className={styles.title}>
          <Translate id="site.shortcuts">Keyboard shortcuts</Translate>
        </h2>
        <button type="submit" className={styles.close}>
          <Translate id="site.shortcuts.close">Close</Translate>
        </button>
      </form>
      <dl className={styles.list}>
        {shortcuts().map(({keys, does}) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}

import {type ReactNode, useId} from 'react';
import Translate from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/Dialog';
import {shortcuts} from '../list';
import styles from './styles.module.css';

/** The shortcuts of the site. */
export function ShortcutSheet({onClose}: {readonly onClose: () => void}): ReactNode {
  const title = useId();
  return (
    <Dialog aria-labelledby={title} onClose={onClose}>
      <form method="dialog" className={styles.head}>
        <h2 id={title} className={styles.title}>
          <Translate id="site.shortcuts">Keyboard shortcuts</Translate>
        </h2>
        <button type="submit" className="site-button">
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
    </Dialog>
  );
}

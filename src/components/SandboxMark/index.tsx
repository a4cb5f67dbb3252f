import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Marks what comes from the sandbox in the page and not from the API. */
export function SandboxMark(): ReactNode {
  return (
    <span className={styles.mark} data-sandbox-mark>
      <Translate id="site.sandbox.mark">Sandbox</Translate>
    </span>
  );
}

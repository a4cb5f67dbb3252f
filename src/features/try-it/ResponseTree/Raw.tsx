import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Number of characters shown. The download is complete. */
const MAX_SHOWN = 100_000;

/** A body as it was sent, with every space and invisible character. */
export function Raw({text}: {readonly text: string}): ReactNode {
  return (
    <>
      <pre className={styles.raw} data-response-body>
        {text.slice(0, MAX_SHOWN)}
      </pre>
      {text.length > MAX_SHOWN && (
        <p className={styles.rest}>
          <Translate values={{shown: MAX_SHOWN.toLocaleString('en-US')}}>
            {'These are the first {shown} characters. Download the body to get all.'}
          </Translate>
        </p>
      )}
    </>
  );
}

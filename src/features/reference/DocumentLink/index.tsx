import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A link to the operation's OpenAPI document, for tools and assistants. */
export function DocumentLink({url}: {readonly url: string}): ReactNode {
  return (
    <p className={styles.document}>
      {/* Not `Link`, because the file is not a page. */}
      <a href={url}>
        <Translate id="site.operation.document">This operation as an OpenAPI document (JSON)</Translate>
      </a>
    </p>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Leads to the operation as an OpenAPI document of its own, for tools and assistants. */
export function DocumentLink({url}: {readonly url: string}): ReactNode {
  return (
    <p className={styles.document}>
      {/* Not `Link`: the file is not a page. */}
      <a href={url}>
        <Translate id="site.operation.document">This operation as an OpenAPI document (JSON)</Translate>
      </a>
    </p>
  );
}

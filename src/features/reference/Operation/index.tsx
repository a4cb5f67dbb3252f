import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {SAMPLES} from './OperationSamples';
import styles from './styles.module.css';

export {OperationSamples} from './OperationSamples';
export {RequestBody} from './RequestBody';

interface OperationProps {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly deprecated?: boolean;
}

/** The page of an operation: method and address, then text and samples, side by side where there is room. */
export function Operation({method, path, server, deprecated, children}: PropsWithChildren<OperationProps>): ReactNode {
  return (
    <>
      <p className={styles.endpoint}>
        <span className={styles.badge}>
          <Method method={method} />
        </span>{' '}
        <code className={styles.address}>
          <span className={styles.server}>{server}</span>
          {path}
        </code>
        {deprecated && (
          <b className={styles.deprecated}>
            <Translate id="site.operation.deprecated">Deprecated</Translate>
          </b>
        )}
      </p>
      <div className={styles.columns}>{children}</div>
    </>
  );
}

/** The text, with a way to the samples past its fields: they come after it wherever they do not stand beside it. */
export function OperationText({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.text}>
      <a className={styles.toSamples} href={`#${SAMPLES}`}>
        <Translate id="site.operation.toSamples">Go to the samples</Translate>
      </a>
      {children}
    </div>
  );
}

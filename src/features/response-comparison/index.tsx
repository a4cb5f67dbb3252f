import {type ReactNode, Suspense, lazy, useState} from 'react';
import Translate from '@docusaurus/Translate';
import type {Received} from './Comparison';
import type {Described} from './core/described';
import styles from './styles.module.css';

interface Props extends Received {
  /** Reads the description of the operation. */
  readonly describe: () => Described | Promise<Described>;
}

/** The comparison with its description. Its code is a separate chunk. */
const lazyComparison = (describe: Props['describe']) =>
  lazy(async (): Promise<{default: (received: Received) => ReactNode}> => {
    try {
      const loading = import(/* webpackChunkName: "response-comparison" */ './Comparison');
      const [described, {Comparison}] = [await describe(), await loading];
      return {default: (received) => <Comparison {...received} described={described} />};
    } catch {
      return {default: NotCompared};
    }
  });

/** Says how a response compares with its description, in a line that is kept free for it. */
export function ResponseComparison({describe, ...received}: Props): ReactNode {
  // Again for each response, so that a failure isn't final.
  const [Comparison] = useState(() => lazyComparison(describe));
  return (
    <div className={styles.comparison} data-comparison>
      <Suspense fallback={null}>
        <Comparison {...received} />
      </Suspense>
    </div>
  );
}

const NotCompared = (): ReactNode => (
  <p>
    <Translate>{"Not compared, because the description couldn't be loaded."}</Translate>
  </p>
);

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {NameValue} from '@site/src/features/samples/core/request';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** The headers of a response, below its body. */
export function Headers({headers}: {readonly headers: readonly NameValue[]}): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        <Translate id="site.tryIt.headers" values={{count: String(headers.length)}}>
          {'Headers ({count})'}
        </Translate>
      </summary>
      <dl>
        {headers.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withVisible(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={controls.hint}>
        <Translate id="site.tryIt.exposed">Only headers that the API lets browsers read.</Translate>
      </p>
    </details>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {NameValue} from '@site/src/features/samples/core/request';
import controls from '../controls.module.css';
import {rateLimitOf} from '../core/rateLimit';
import {RateLimitMeter} from './RateLimitMeter';
import styles from './styles.module.css';

/** Details of the last response: its cost, the remaining rate limit, and its headers. */
export function LastResponse({headers}: {readonly headers: readonly NameValue[]}): ReactNode {
  return (
    <div className={styles.last}>
      <RateLimitMeter {...rateLimitOf(headers)} />
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
    </div>
  );
}

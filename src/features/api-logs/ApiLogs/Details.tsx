import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import type {LoggedCall} from '../../call-log/core/callLog';
import {sampleOf} from '../sampleOf';
import styles from './styles.module.css';

/** The details of a call, and its actions. */
export function Details({call}: {readonly call: LoggedCall}): ReactNode {
  const {cost, remaining, query, at} = call;
  return (
    <div className={styles.details}>
      <dl>
        <div>
          <dt>
            <Translate id="site.apiLogs.time.utc">Time (UTC)</Translate>
          </dt>
          <dd>{new Date(at).toISOString()}</dd>
        </div>
        <div>
          <dt>
            <Translate id="site.apiLogs.query">Query</Translate>
          </dt>
          <dd>{query ? query.split('&').map((pair, index) => <div key={index}>{decoded(pair)}</div>) : '–'}</dd>
        </div>
        <div>
          <dt>
            <Translate id="site.apiLogs.cost">Rate-limit cost</Translate>
          </dt>
          <dd>{cost ?? '–'}</dd>
        </div>
        <div>
          <dt>
            <Translate id="site.apiLogs.remaining">Left this minute</Translate>
          </dt>
          <dd>{remaining ?? '–'}</dd>
        </div>
      </dl>
      <div className={styles.bar}>
        <Link to={call.page + call.fragment}>
          <Translate id="site.apiLogs.repeat">Repeat in Try it</Translate>
        </Link>
        <CopyButton
          className={styles.button}
          label={translate({id: 'site.apiLogs.copy', message: 'Copy as curl'})}
          text={() => sampleOf(call)}
        />
      </div>
    </div>
  );
}

/** A stored query might not decode. */
function decoded(pair: string): string {
  try {
    return decodeURIComponent(pair.replaceAll('+', ' '));
  } catch {
    return pair;
  }
}

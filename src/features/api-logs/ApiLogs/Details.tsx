import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import {BODY_PLACEHOLDER} from '@site/src/features/samples/core/request';
import type {LoggedCall} from '../../call-log/core/callLog';
import {errorUrl} from '../errorUrl';
import {CopySample} from './CopySample';
import styles from './styles.module.css';

/** The details of a call that its row does not show, and its actions. */
export function Details({call}: {readonly call: LoggedCall}): ReactNode {
  const {cost, remaining, query, at, status, hadBody} = call;
  const error = errorUrl(call);
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
            <Translate id="site.apiLogs.query">Query string</Translate>
          </dt>
          <dd>{query ? query.split('&').map((pair, index) => <div key={index}>{decoded(pair)}</div>) : '–'}</dd>
        </div>
        {error && (
          <div>
            <dt>
              <Translate id="site.apiLogs.status">Status</Translate>
            </dt>
            <dd>
              <Link to={error}>
                <Translate id="site.apiLogs.error" values={{status: String(status)}}>
                  {'What {status} means, and what to do'}
                </Translate>
              </Link>
            </dd>
          </div>
        )}
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
        <CopySample call={call} />
      </div>
      {hadBody && (
        <p>
          <Translate id="site.apiLogs.noBody" values={{placeholder: <code>{BODY_PLACEHOLDER}</code>}}>
            {
              'Request bodies are not stored. The form opens with the body that you entered last or an example, and copied code has {placeholder} instead.'
            }
          </Translate>
        </p>
      )}
    </div>
  );
}

/** A stored query might not decode. */
function decoded(pair: string): string {
  try {
    return withVisible(decodeURIComponent(pair.replaceAll('+', ' ')));
  } catch {
    return pair;
  }
}

import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {NameValue} from '@site/src/features/samples/core/request';
import controls from '../controls.module.css';
import {adviceFor} from '../statusAdvice';
import type {TryIt} from '../hooks/useTryIt';
import {Advice} from './Advice';
import {Body} from './Body';
import {StatusLine} from './StatusLine';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly page: HTMLElement;
  readonly close: () => void;
}

/** The response of a request. Screen readers announce its first lines. */
export function ResponseView({tryIt: {call, loaded, route}, page, close}: Props): ReactNode {
  const {phase, result, view} = call;
  const isSending = phase === 'sending';
  const isShown = view === 'response';
  const response = result?.outcome.kind === 'response' ? result.outcome : undefined;
  const isSandbox = route.target === 'sandbox';
  const advice = result && adviceFor(result.outcome, {...loaded, hadToken: result.hadToken, isSandbox});
  return (
    <section
      className={styles.response}
      hidden={!isShown}
      data-response
      aria-label={translate({id: 'site.tryIt.response', message: 'Response'})}>
      {isShown && !isSending && !result && (
        <p className={styles.none}>
          <Translate id="site.tryIt.noResponse">No response yet. Send the request to see it here.</Translate>
        </p>
      )}
      <div role="status" className={styles.top}>
        {isSending && (
          <p className={styles.line}>
            <Translate id="site.tryIt.running">Sending…</Translate>
          </p>
        )}
        {response && <StatusLine {...{response, isSandbox}} />}
        {advice && <Advice advice={advice} isAll={!response} />}
      </div>
      {response && (
        <Body key={response.at} body={response.body} {...{page, close}} status={response.status}>
          <Headers headers={response.headers} />
        </Body>
      )}
    </section>
  );
}

/** The headers of a response, below its body. */
function Headers({headers}: {readonly headers: readonly NameValue[]}): ReactNode {
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

import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import {adviceFor} from '../advice';
import {waitAfter} from '../core/rateLimit';
import type {TryIt} from '../hooks/useTryIt';
import {Advice} from './Advice';
import {Body} from './Body';
import {Countdown} from './Countdown';
import {Headers} from './Headers';
import {StatusLine} from './StatusLine';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly operation: PlacedOperation;
  readonly page: HTMLElement;
  readonly isShown: boolean;
  readonly close: () => void;
}

/** The response of a request. Screen readers announce its first lines. */
export function ResponseView({tryIt, operation, page, isShown, close}: Props): ReactNode {
  const {isRunning, outcome} = tryIt.call;
  /** The response at the time of the last rejected attempt, which is not its result. */
  const [rejected, setRejected] = useState({refusals: 0, outcome});
  if (tryIt.refusals !== rejected.refusals) setRejected({refusals: tryIt.refusals, outcome});
  const isPrevious = tryIt.refusals > 0 && outcome === rejected.outcome;
  const arrived = isRunning ? undefined : outcome;
  const response = arrived?.kind === 'response' ? arrived : undefined;
  const scopes = (operation['x-scopes'] ?? []).map(({scope}) => scope);
  const advice = arrived && adviceFor(arrived, tryIt.hadToken, scopes);
  return (
    <section
      className={styles.response}
      hidden={!isShown}
      data-response
      aria-label={translate({id: 'site.tryIt.response', message: 'Response'})}>
      {isShown && !isRunning && !outcome && (
        <p className={styles.none}>
          <Translate id="site.tryIt.noResponse">No response yet. Send the request to see it here.</Translate>
        </p>
      )}
      <div role="status" className={styles.top}>
        {isRunning && (
          <p className={styles.line}>
            <Translate id="site.tryIt.running">Sending…</Translate>
          </p>
        )}
        {response && <StatusLine response={response} isPrevious={isPrevious} />}
        {advice && <Advice advice={advice} isAll={!response} />}
      </div>
      {response?.status === 429 && <Countdown until={response.at + waitAfter(response.headers, response.at) * 1000} />}
      {response && (
        <Body key={response.at} body={response.body} {...{page, close}} status={response.status}>
          <Headers headers={response.headers} />
        </Body>
      )}
    </section>
  );
}

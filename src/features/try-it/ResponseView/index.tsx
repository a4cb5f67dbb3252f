import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {meaningOf} from '@site/openapi/model/statusCodes';
import type {Outcome} from '../core/outcome';
import {waitAfter} from '../core/rateLimit';
import type {Advice} from '../advice';
import {Body} from './Body';
import {Countdown} from './Countdown';
import {sizeText, timeText} from './format';
import styles from './styles.module.css';

interface Props {
  readonly outcome: Outcome | undefined;
  /** Whether the response is older than the last attempt. */
  readonly isPrevious: boolean;
  readonly isRunning: boolean;
  readonly advice: Advice | undefined;
  /** File name of a download, without extension. */
  readonly name: string;
}

/** The response of a request. Screen readers announce its first lines. */
export function ResponseView({outcome, isPrevious, isRunning, advice, name}: Props): ReactNode {
  const response = outcome?.kind === 'response' ? outcome : undefined;
  if (isPrevious && outcome && !isRunning) {
    const time = new Date(outcome.at).toLocaleTimeString(undefined, {hour12: false});
    return (
      <details className={styles.previous}>
        <summary>
          <Translate id="site.tryIt.previous" values={{time}}>
            {'Previous response, {time}'}
          </Translate>
        </summary>
        <ResponseView outcome={outcome} isPrevious={false} isRunning={false} advice={advice} name={name} />
      </details>
    );
  }
  return (
    <section className={styles.response} aria-label={translate({id: 'site.tryIt.response', message: 'Response'})}>
      <div role="status">
        {isRunning && (
          <p className="visually-hidden">
            <Translate id="site.tryIt.running">Sending…</Translate>
          </p>
        )}
        {!isRunning && response && (
          <p className={styles.line} tabIndex={-1} data-outcome>
            <b className={clsx(styles.status, response.status >= 400 && styles.bad)}>
              {`${String(response.status)} ${meaningOf(String(response.status))}`.trim()}
            </b>
            <span>{timeText(response.took)}</span>
            <span>{sizeText(response.size)}</span>
          </p>
        )}
        {!isRunning && advice && (
          <div className={styles.advice}>
            <p className={styles.title} {...(!response && {tabIndex: -1, 'data-outcome': ''})}>
              {advice.title}
            </p>
            <p>{advice.help}</p>
          </div>
        )}
      </div>
      {!isRunning && response && (
        <>
          {response.status === 429 && (
            <Countdown until={response.at + waitAfter(response.headers, response.at) * 1000} />
          )}
          <Body key={response.at} body={response.body} name={name} />
        </>
      )}
    </section>
  );
}

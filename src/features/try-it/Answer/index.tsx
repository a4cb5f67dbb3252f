import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {meaningOf} from '@site/src/features/reference/core/statusCodes';
import type {NameValue} from '@site/src/features/samples/core/request';
import type {Outcome} from '../core/outcome';
import {rateLimitOf, waitAfter} from '../core/rateLimit';
import controls from '../controls.module.css';
import type {Advice} from '../texts';
import {Body} from './Body';
import {Budget} from './Budget';
import {Countdown} from './Countdown';
import {sizeText, timeText} from './format';
import styles from './styles.module.css';

interface Props {
  readonly outcome: Outcome | undefined;
  readonly isRunning: boolean;
  readonly advice: Advice | undefined;
  /** Name of a downloaded body, without its ending. */
  readonly name: string;
}

/** What became of the call. The first lines are read out as soon as they are there. */
export function Answer({outcome, isRunning, advice, name}: Props): ReactNode {
  const answer = outcome?.kind === 'answer' ? outcome : undefined;
  return (
    <section className={styles.answer} aria-label={translate({id: 'site.tryIt.answer', message: 'Answer'})}>
      <div role="status">
        {isRunning && (
          <p>
            <Translate id="site.tryIt.running">Sending…</Translate>
          </p>
        )}
        {!isRunning && answer && (
          <p className={styles.line}>
            <b className={clsx(styles.status, answer.status >= 400 && styles.bad)}>
              {`${String(answer.status)} ${meaningOf(String(answer.status))}`.trim()}
            </b>
            <span>{timeText(answer.took)}</span>
            <span>{sizeText(answer.size)}</span>
          </p>
        )}
        {!isRunning && advice && (
          <div className={styles.advice}>
            <p className={styles.title}>{advice.title}</p>
            <p>{advice.help}</p>
          </div>
        )}
      </div>
      {!isRunning && answer && (
        <>
          {answer.status === 429 && <Countdown until={answer.at + waitAfter(answer.headers, answer.at) * 1000} />}
          <Budget {...rateLimitOf(answer.headers)} />
          <Headers headers={answer.headers} />
          <Body key={answer.at} body={answer.body} name={name} />
        </>
      )}
    </section>
  );
}

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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={controls.hint}>
        <Translate id="site.tryIt.exposed">Only headers that the API lets browsers read.</Translate>
      </p>
    </details>
  );
}

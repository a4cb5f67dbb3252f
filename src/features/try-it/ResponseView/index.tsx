import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {meaningOf} from '@site/openapi/model/statusCodes';
import {SandboxMark} from '@site/src/components/SandboxMark';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import {ResponseComparison} from '@site/src/features/response-comparison';
import {describedIn} from '@site/src/features/response-comparison/core/described';
import type {NameValue} from '@site/src/features/samples/core/request';
import {SANDBOX_POINTS} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import {type Outcome, rateLimitOf, sizeText} from '../core/outcome';
import {retryTimeOf} from '../core/retryTime';
import {type Advice, adviceFor} from '../errorAdvice';
import type {TryIt} from '../hooks/useForm';
import {leaveSheet} from '../hooks/useSheet';
import {Body} from './Body';
import {Countdown} from './Countdown';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly page: HTMLElement;
  readonly close: () => void;
}

type Received = Extract<Outcome, {kind: 'response'}>;

/** The response of a request. Screen readers announce its first lines. */
export function ResponseView({tryIt: {loaded, state}, page, close}: Props): ReactNode {
  const {result, target, view} = state;
  const isSending = state.sending !== undefined;
  const isShown = view === 'response';
  const response = result?.outcome.kind === 'response' ? result.outcome : undefined;
  const isSandbox = target === 'sandbox';
  const retryTime = response && retryTimeOf(response);
  const advice = result && adviceFor(result.outcome, {...loaded, hadToken: result.hadToken, isSandbox});
  return (
    <section
      className={clsx('site-fill', styles.response)}
      hidden={!isShown}
      data-response
      aria-label={translate({message: 'Response'})}>
      {isShown && !isSending && !result && (
        <p className={styles.none}>
          <Translate>No response yet. Send the request to see it here.</Translate>
        </p>
      )}
      <div role="status" className={styles.top}>
        {isSending && <p className={styles.line}>{translate({message: 'Sending…'})}</p>}
        {response && <StatusLine {...{response, isSandbox}} />}
        {advice && <Problem advice={advice} isAlone={!response} />}
        {response && !isSandbox && isCompared(response) && (
          <ResponseComparison
            key={response.at}
            describe={() => describedIn(loaded.document)}
            {...{status: response.status, text: response.body.text, at: response.at, version: loaded.version}}
            onFollow={() => leaveSheet(close)}
          />
        )}
      </div>
      {retryTime !== undefined && <Countdown key={`retry-${String(retryTime)}`} time={retryTime} />}
      {response && (
        <Body key={response.at} body={response.body} {...{page, close}} status={response.status}>
          <Headers headers={response.headers} />
        </Body>
      )}
    </section>
  );
}

/** Whether the whole body is here. An error of the server says nothing about the description. */
const isCompared = ({status, body: {kind, isLost = false}}: Received): boolean =>
  status < 500 && kind !== 'file' && !isLost;

interface StatusProps {
  readonly response: Received;
  readonly isSandbox: boolean;
}

function StatusLine({response, isSandbox}: StatusProps): ReactNode {
  const {status, took, headers, body} = response;
  const {cost, remaining} = rateLimitOf(headers);
  const limit = isSandbox ? SANDBOX_POINTS : POINTS_PER_MINUTE;
  return (
    <p className={styles.line} tabIndex={-1} data-outcome>
      <b className={clsx(styles.status, status >= 400 ? 'text-danger' : 'text-accent')}>
        {`${String(status)} ${meaningOf(String(status))}`.trim()}
      </b>{' '}
      {isSandbox && <SandboxMark />} <span>{`${String(took)} ms`}</span> <span>{sizeText(body.blob.size)}</span>{' '}
      {(cost !== undefined || remaining !== undefined) && (
        <span>
          <Translate values={{cost: String(cost ?? '?'), remaining: String(remaining ?? '?'), limit}}>
            {'Cost {cost} · {remaining} of {limit} left'}
          </Translate>
        </span>
      )}
    </p>
  );
}

function Problem({advice: {title, help}, isAlone}: {readonly advice: Advice; readonly isAlone: boolean}): ReactNode {
  const outcome = isAlone ? '' : undefined;
  if (help === undefined) {
    return (
      <p className={clsx('text--semibold', styles.advice)} tabIndex={-1} data-outcome={outcome}>
        {title}
      </p>
    );
  }
  return (
    <details className={styles.advice} open={isAlone}>
      <summary className="text--semibold" data-outcome={outcome}>
        {title}
      </summary>
      <p>{help}</p>
    </details>
  );
}

function Headers({headers}: {readonly headers: readonly NameValue[]}): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>{translate({message: 'Headers ({count})'}, {count: String(headers.length)})}</summary>
      <dl>
        {headers.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withVisible(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={controls.hint}>
        <Translate>Only headers that the API lets browsers read.</Translate>
      </p>
    </details>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {meaningOf} from '@site/openapi/model/statusCodes';
import {SANDBOX_POINTS} from '@site/src/features/sandbox';
import {type Outcome, rateLimitOf} from '../core/outcome';
import {SandboxMark} from '@site/src/components/SandboxMark';
import {sizeText} from './format';
import styles from './styles.module.css';

interface Props {
  readonly response: Extract<Outcome, {kind: 'response'}>;
  readonly isSandbox: boolean;
}

/** Status, time, size, cost and the team's remaining points in this minute. */
export function StatusLine({response, isSandbox}: Props): ReactNode {
  const {status, took, headers, body} = response;
  const {cost, remaining} = rateLimitOf(headers);
  const limit = isSandbox ? SANDBOX_POINTS : POINTS_PER_MINUTE;
  return (
    <p className={styles.line} tabIndex={-1} data-outcome>
      <b className={clsx(styles.status, status >= 400 && styles.bad)}>
        {`${String(status)} ${meaningOf(String(status))}`.trim()}
      </b>{' '}
      {isSandbox && <SandboxMark />} <span>{`${String(took)} ms`}</span> <span>{sizeText(body.blob.size)}</span>{' '}
      {(cost !== undefined || remaining !== undefined) && (
        <span>
          <Translate
            id="site.tryIt.cost"
            values={{cost: String(cost ?? '?'), remaining: String(remaining ?? '?'), limit}}>
            {'Cost {cost} · {remaining} of {limit} left'}
          </Translate>
        </span>
      )}
    </p>
  );
}

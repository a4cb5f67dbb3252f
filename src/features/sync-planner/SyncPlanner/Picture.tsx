import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {numberText} from '@site/src/utils/numberText';
import type {Plan} from '../core/plan';
import styles from './styles.module.css';

interface Props {
  readonly plan: Plan;
  /** Names of the passes, in the order of the table. */
  readonly names: readonly string[];
}

/** The fullest minute of each pass against the limit, in the units of the limit. Each bar stands next to the text that says the same. */
export function Picture({plan, names}: Props): ReactNode {
  const {share, incremental, byCursor, byPage} = plan;
  const other = POINTS_PER_MINUTE - share;
  return (
    <figure className={styles.picture}>
      <figcaption>
        <Translate values={{limit: POINTS_PER_MINUTE, other: numberText(other)}}>
          {'Points in the fullest minute, of {limit}. Other traffic takes {other}.'}
        </Translate>
      </figcaption>
      {[incremental, byCursor, byPage].map(({peak}, index) => (
        <div key={names[index]}>
          <span>{translate({message: '{pass}: {peak}'}, {pass: names[index] ?? '', peak: numberText(peak)})}</span>
          <svg viewBox={`0 0 ${String(POINTS_PER_MINUTE)} 12`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.otherTraffic} width={other} height="12" />
            <rect className={styles.sync} x={other} width={Math.min(peak, share)} height="12" />
          </svg>
        </div>
      ))}
    </figure>
  );
}

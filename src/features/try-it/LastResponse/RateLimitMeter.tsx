import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE, type RateLimit} from '../core/rateLimit';
import styles from './styles.module.css';

/** The cost of the request, and the team's remaining points in this minute. */
export function RateLimitMeter({cost, remaining}: RateLimit): ReactNode {
  if (cost === undefined && remaining === undefined) return null;
  return (
    <p className={styles.rateLimit}>
      <Translate id="site.tryIt.budget" values={{cost: String(cost ?? '?'), remaining: String(remaining ?? '?')}}>
        {'Cost: {cost}. {remaining} of 600 left.'}
      </Translate>
      {remaining !== undefined && (
        <meter
          className={styles.meter}
          min={0}
          max={POINTS_PER_MINUTE}
          low={POINTS_PER_MINUTE / 10}
          value={remaining}
          aria-label={translate({id: 'site.tryIt.meter', message: 'Points left in this minute'})}
        />
      )}
    </p>
  );
}

import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly left: number;
  /** Points per minute. */
  readonly limit: number;
}

/** The points that are left of a minute, as a meter next to the text that says the same. Below a tenth it has the color of a caution. */
export const PointsMeter = ({left, limit, children}: PropsWithChildren<Props>): ReactNode => (
  <span className={styles.points}>
    <meter
      className={styles.meter}
      aria-label={translate({message: 'Points left'})}
      min={0}
      max={limit}
      low={limit / 10}
      value={left}
    />
    <span>{children}</span>
  </span>
);

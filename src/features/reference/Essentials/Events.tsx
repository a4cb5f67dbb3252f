import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {guideUrls as guides} from '@site/src/config/routes';
import styles from './styles.module.css';

/** The webhook events that a call sets off. */
export function Events({events}: {readonly events: readonly string[]}): ReactNode {
  return events.map((event) => (
    <span key={event} className={styles.item}>
      <Link to={`${guides.webhookEvents}#${event}`}>
        <code>{event}</code>
      </Link>
    </span>
  ));
}

import type {ReactNode} from 'react';
import {useSiteSettings} from '@site/src/features/settings';
import styles from './styles.module.css';

/**
 * Where a guide asks whether it was useful. The place is held from the first paint where the site has analytics;
 * `feedback/askFeedback` fills it once somebody hears the answer. It must stay empty in the eyes of this page's React,
 * so each page has a new one.
 */
export function FeedbackPlace({page}: {readonly page: string}): ReactNode {
  const {analyticsWriteKey, analyticsDataPlaneUrl} = useSiteSettings();
  return (
    analyticsWriteKey && analyticsDataPlaneUrl && <div key={page} data-place="feedback" className={styles.place} />
  );
}

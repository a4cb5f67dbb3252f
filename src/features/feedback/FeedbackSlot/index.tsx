import type {ReactNode} from 'react';
import {hasAnalytics} from '@site/src/features/settings/core/analyticsSettings';
import {useSiteSettings} from '@site/src/features/settings';
import styles from './styles.module.css';

/**
 * Reserves space for "Was this page useful?" on a site with analytics. `showFeedback` fills it when analytics runs. Each page
 * has a new one, because React must find it empty.
 */
export function FeedbackSlot({page}: {readonly page: string}): ReactNode {
  return hasAnalytics(useSiteSettings()) && <div key={page} data-slot="feedback" className={styles.slot} />;
}

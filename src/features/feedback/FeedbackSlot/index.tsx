import type {ReactNode} from 'react';
import {analyticsConfig} from '@site/src/features/analytics/core/analyticsConfig';
import {useSiteSettings} from '@site/src/features/settings';
import styles from './styles.module.css';

/**
 * Reserves the room for "Was this page useful?" from the first paint, on a site with analytics. `showFeedback` fills it once
 * analytics runs. React must find it empty, so each page has a new one.
 */
export function FeedbackSlot({page}: {readonly page: string}): ReactNode {
  return analyticsConfig(useSiteSettings()) && <div key={page} data-slot="feedback" className={styles.slot} />;
}

import type {ReactNode} from 'react';
import {useSiteSettings} from '@site/src/features/settings';
import {hasAnalytics} from '@site/src/features/settings/core/analyticsSettings';
import styles from './styles.module.css';

/** Reserves space, which `showFeedback` fills when the page is idle. Each page has a new slot, because React must find it empty. */
export function FeedbackSlot({page}: {readonly page: string}): ReactNode {
  return hasAnalytics(useSiteSettings()) && <div key={page} data-slot="feedback" className={styles.slot} />;
}

/** Fills the slot of the page. Without it, visitors miss nothing. */
export const showFeedback = (): void =>
  void import(/* webpackChunkName: "feedback" */ './Feedback').then(
    ({fillSlot}) => fillSlot(),
    () => undefined,
  );

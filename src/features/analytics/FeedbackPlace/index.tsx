import {type ComponentType, type ReactNode, Suspense, lazy, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {useSiteSettings} from '@site/src/features/settings';
import {analyticsConfig} from '../core/configured';
import {isRunning, onRunning} from '../running';
import styles from './styles.module.css';

const Nothing: ComponentType = () => null;

const Feedback = lazy(() =>
  import(/* webpackChunkName: "analytics-feedback" */ './Feedback').then(
    (loaded) => ({default: loaded.Feedback}),
    // A page is whole without the question.
    () => ({default: Nothing}),
  ),
);

const isRunningInBuild = (): boolean => false;

/**
 * Where a guide asks whether it was useful. The place is held from the first paint where the site has analytics, and
 * filled once somebody hears the answer.
 */
export function FeedbackPlace(): ReactNode {
  const {pathname} = useLocation();
  const isPlanned = analyticsConfig(useSiteSettings()) !== undefined;
  const isHeard = useSyncExternalStore(onRunning, isRunning, isRunningInBuild);
  if (!isPlanned) return null;
  return (
    <div className={styles.place}>
      <Suspense>{isHeard && <Feedback key={pathname} />}</Suspense>
    </div>
  );
}

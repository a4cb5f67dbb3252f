import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {publish} from '@site/src/features/events';
import {useSiteSettings} from '@site/src/features/settings';
import {hasAnalytics} from '@site/src/features/settings/core/analyticsSettings';
import {renderIntoSlot} from '@site/src/utils/renderIntoSlot';
import styles from './styles.module.css';

/** Reserves space, which `showFeedback` fills. Each page has a new slot, because React must find it empty. */
export function FeedbackSlot({page}: {readonly page: string}): ReactNode {
  return hasAnalytics(useSiteSettings()) && <div key={page} data-slot="feedback" className={styles.slot} />;
}

function Feedback(): ReactNode {
  const label = useId();
  const [isAnswered, setAnswered] = useState(false);
  const answer = (words: 'yes' | 'no') => (): void => {
    if (!isAnswered) publish('feedback_given', {path: window.location.pathname, answer: words});
    setAnswered(true);
  };
  return (
    <div role="group" aria-labelledby={label} className={styles.feedback}>
      <span id={label}>{translate({message: 'Was this page useful?'})}</span>
      {/* The buttons stay, so that the focus does; they have nothing more to do. */}
      <button type="button" className="site-button" aria-disabled={isAnswered} onClick={answer('yes')}>
        <Translate>Yes</Translate>
      </button>
      <button type="button" className="site-button" aria-disabled={isAnswered} onClick={answer('no')}>
        <Translate>No</Translate>
      </button>
      <span role="status">{isAnswered && <Translate>Thanks for your feedback.</Translate>}</span>
    </div>
  );
}

export const showFeedback = renderIntoSlot('feedback', <Feedback />);

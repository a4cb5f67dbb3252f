import {type ReactNode, useId, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {publish} from '@site/src/features/events';
import styles from './styles.module.css';

const thanks = <Translate id="site.feedback.thanks">Thanks for your feedback.</Translate>;

/** "Was this page useful?": asks once and publishes one event. */
export function Feedback(): ReactNode {
  const label = useId();
  const [isAnswered, setAnswered] = useState(false);
  const answer = (words: 'yes' | 'no') => (): void => {
    if (!isAnswered) publish('feedback_given', {path: window.location.pathname, answer: words});
    setAnswered(true);
  };
  return (
    <div role="group" aria-labelledby={label} className={styles.feedback}>
      <span id={label}>
        <Translate id="site.feedback.question">Was this page useful?</Translate>
      </span>
      {/* The buttons stay, so that the focus does; they have nothing more to do. */}
      <button type="button" className={styles.answer} aria-disabled={isAnswered} onClick={answer('yes')}>
        <Translate id="site.feedback.yes">Yes</Translate>
      </button>
      <button type="button" className={styles.answer} aria-disabled={isAnswered} onClick={answer('no')}>
        <Translate id="site.feedback.no">No</Translate>
      </button>
      <span role="status">{isAnswered && thanks}</span>
    </div>
  );
}

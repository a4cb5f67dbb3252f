import {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down to the time when a request can be sent again. Screen readers announce only the end. */
export function Countdown({time}: {readonly time: number}): ReactNode {
  const [seconds, setSeconds] = useState(() => secondsTo(time));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSeconds(secondsTo(time)), 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  return (
    <p className={styles.countdown} data-countdown>
      {!isOver && (
        <span role="timer" aria-live="off">
          <Translate values={{seconds: <b>{String(seconds)}</b>}}>{'Send again in {seconds} s.'}</Translate>
        </span>
      )}
      {/* It always exists, so that screen readers announce its text. */}
      <span role="status">{isOver && translate({message: 'You can send the request again now.'})}</span>
    </p>
  );
}

import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';

/** Seconds until a moment, in milliseconds since 1970. */
const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down to the time of the next possible request. */
export function Countdown({until}: {readonly until: number}): ReactNode {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p role="timer">
      {left > 0 ? (
        <Translate id="site.tryIt.wait" values={{left: String(left)}}>
          {'Send again in {left} s.'}
        </Translate>
      ) : (
        <Translate id="site.tryIt.waited">You can send again now.</Translate>
      )}
    </p>
  );
}

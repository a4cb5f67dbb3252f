import {useEffect, useState} from 'react';

/** How often the clock is read, in milliseconds. */
const INTERVAL_MS = 15_000;

/** The time, in milliseconds since 1970, read again while a component shows it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

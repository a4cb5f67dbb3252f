import {useEffect, useState} from 'react';

/** How often the clock is read, in milliseconds. */
const INTERVAL_MS = 15_000;

/** The current time in milliseconds since 1970, updated while the component is mounted. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

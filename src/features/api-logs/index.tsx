import {type ReactNode, Suspense, lazy, useEffect, useRef, useState} from 'react';
import {clearCalls, useCalls} from '../call-log';
import {Empty} from './Empty';

/** A separate chunk, with its styles, because most visitors have no calls. */
const CallList = lazy(() => import(/* webpackChunkName: "calls" */ './CallList'));

/** The calls that a visitor made from this site in this tab, logged in or with a key. */
export function ApiLogs(): ReactNode {
  const calls = useCalls();
  const empty = useRef<HTMLParagraphElement>(null);
  const [isCleared, setCleared] = useState(false);
  /** The focused button is removed with the list. */
  useEffect(() => {
    if (isCleared) empty.current?.focus();
  }, [isCleared]);
  const clear = (): void => {
    clearCalls();
    setCleared(true);
  };
  const nothing = <Empty focus={empty} />;
  if (calls.length === 0) return nothing;
  return (
    <Suspense fallback={nothing}>
      <CallList calls={calls} onClear={clear} />
    </Suspense>
  );
}

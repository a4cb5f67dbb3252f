import {useCallback, useEffect, useState} from 'react';
import {type LoadedOperation, fetchOperation} from '../core/operation';

type State = LoadedOperation | 'loading' | 'failed';

/** Loads the operation's document, and retries on demand. */
export function useOperation(version: string, id: string): readonly [state: State, again: () => void] {
  const [state, setState] = useState<State>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchOperation(version, id).then(
      (operation) => {
        if (wanted) setState(operation);
      },
      () => {
        if (wanted) setState('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [version, id, round]);
  const again = useCallback(() => {
    setState('loading');
    setRound((before) => before + 1);
  }, []);
  return [state, again];
}

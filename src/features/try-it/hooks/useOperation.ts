import {useCallback, useEffect, useState} from 'react';
import type {Spec} from '@site/openapi/model/spec';
import {type LoadedOperation, readOperation} from '../core/operation';

type State = LoadedOperation | 'loading' | 'failed';

async function load(version: string, id: string): Promise<LoadedOperation> {
  const response = await fetch(`/openapi/${version}/${id}.json`);
  if (!response.ok) throw new Error(`${id} returned ${String(response.status)}.`);
  return readOperation(version, (await response.json()) as Spec);
}

/** Loads the operation's document, and retries on demand. */
export function useOperation(version: string, id: string): readonly [state: State, again: () => void] {
  const [state, setState] = useState<State>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    load(version, id).then(
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

import {type ComponentType, useEffect, useState} from 'react';
import type {TryItProps} from '../TryIt';

/** Loads the form's code, which is a separate chunk. */
export const loadTryIt = () => import('../TryIt');

type Code = {readonly TryIt: ComponentType<TryItProps>} | 'failed' | undefined;

/** The code of the form, once loaded. The second value retries after a failure. */
export function useTryItCode(isNeeded: boolean): readonly [code: Code, retry: () => void] {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (!isNeeded || code !== undefined) return;
    loadTryIt().then(
      ({default: TryIt}) => setCode({TryIt}),
      () => setCode('failed'),
    );
  }, [isNeeded, code]);
  return [code, () => setCode(undefined)];
}

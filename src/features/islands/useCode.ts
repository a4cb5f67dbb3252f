import {type ComponentType, useEffect, useState} from 'react';
import type {IslandProps, LoadIsland} from './registry';

type Code = {readonly Component: ComponentType<IslandProps>} | 'failed' | undefined;

/** The code of an island from the moment it is wanted; undefined until it is there. The second value asks again after a failure. */
export function useCode(load: LoadIsland | undefined, isWanted: boolean): readonly [code: Code, again: () => void] {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (!load || !isWanted || code !== undefined) return;
    load().then(
      ({default: Component}) => setCode({Component}),
      () => setCode('failed'),
    );
  }, [load, isWanted, code]);
  return [code, () => setCode(undefined)];
}

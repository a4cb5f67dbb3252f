import {useEffect, useState} from 'react';

/** The result of a calculation, which must be the same function while its inputs are the same. Undefined until it's known. */
export function useResult<Value>(calculate: (() => Promise<Value>) | undefined): Value | undefined {
  const [result, setResult] = useState<{readonly of: typeof calculate; readonly value: Value}>();
  useEffect(() => {
    let isCurrent = true;
    void calculate?.().then((value) => isCurrent && setResult({of: calculate, value}));
    return () => {
      isCurrent = false;
    };
  }, [calculate]);
  return result?.of === calculate ? result?.value : undefined;
}

import {type ComponentType, useEffect, useState} from 'react';
import type {LoadedOperation} from '../core/operation';
import type {TryItProps} from '../TryIt';

/** Loads the form's code, which is a separate chunk. */
export const loadCode = () => import('../TryIt');

/** The form's code and the operation's document. */
interface LoadedForm {
  readonly TryIt: ComponentType<TryItProps>;
  readonly loaded: LoadedOperation;
}

async function load(version: string, operation: string): Promise<LoadedForm> {
  const {TryIt, fetchOperation} = await loadCode();
  return {TryIt, loaded: await fetchOperation(version, operation)};
}

type State = LoadedForm | 'failed' | undefined;

/** The form of an operation, once loaded. The second value retries after a failure. */
export function useTryItForm(
  isNeeded: boolean,
  {version = '', operation = ''}: DOMStringMap,
): readonly [form: State, retry: () => void] {
  const [form, setForm] = useState<State>();
  useEffect(() => {
    if (!isNeeded || form !== undefined) return;
    load(version, operation).then(setForm, () => setForm('failed'));
  }, [isNeeded, form, version, operation]);
  return [form, () => setForm(undefined)];
}

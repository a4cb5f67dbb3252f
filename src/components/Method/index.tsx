import type {ReactNode} from 'react';
import {methodClass} from './className';

/** An HTTP method as a colored word. */
export function Method({method}: {readonly method: string}): ReactNode {
  return <span className={methodClass(method)}>{method.toUpperCase()}</span>;
}

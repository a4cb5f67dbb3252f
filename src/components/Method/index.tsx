import type {ReactNode} from 'react';
import clsx from 'clsx';

/** An HTTP method as a colored word. The color is in src/css/methods.css. */
export function Method({method}: {readonly method: string}): ReactNode {
  return <span className={clsx('site-chip method', `method--${method.toLowerCase()}`)}>{method.toUpperCase()}</span>;
}

import type {ReactNode} from 'react';
import clsx from 'clsx';

/** An HTTP method as a colored word. The color is in src/css/methods.css. */
export const Method = ({method}: {readonly method: string}): ReactNode => (
  <span className={clsx('method', `method--${method.toLowerCase()}`)}>{method.toUpperCase()}</span>
);

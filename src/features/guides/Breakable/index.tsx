import {Fragment, type ReactNode} from 'react';
import {breakPoints} from '../core/breakPoints';

/** A path or name as code that breaks only at separators. */
export function Breakable({code}: {readonly code: string}): ReactNode {
  return (
    <code>
      {breakPoints(code).map((piece, index) => (
        // The pieces of one text never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}

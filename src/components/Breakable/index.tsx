import {Fragment, type ReactNode} from 'react';
import {breakPoints} from '@site/src/features/code/core/breakPoints';

/** A path or name that breaks only at its joints. */
export const BreakableText = ({text}: {readonly text: string}): ReactNode =>
  breakPoints(text).map((piece, index) => (
    // The pieces of one text never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

interface Props {
  readonly code: string;
  readonly className?: string;
}

/** A path or name as code that breaks only at its joints. */
export const Breakable = ({code, className}: Props): ReactNode => (
  <code className={className}>
    <BreakableText text={code} />
  </code>
);

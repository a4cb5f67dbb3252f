import type {JSX, ReactNode} from 'react';

interface Props {
  readonly hit: {readonly url: string};
  readonly children: ReactNode;
}

/** A hit as a plain link, in its cell of the row: the layer around hands its click to the router. */
export const Hit = ({hit, children}: Props): JSX.Element => (
  <div role="gridcell">
    <a href={hit.url}>{children}</a>
  </div>
);

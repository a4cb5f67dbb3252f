import type {JSX, ReactNode} from 'react';

interface Props {
  readonly hit: {readonly url: string};
  readonly children: ReactNode;
}

/** A hit as a plain link: the layer around hands its click to the router. */
export const Hit = ({hit, children}: Props): JSX.Element => <a href={hit.url}>{children}</a>;

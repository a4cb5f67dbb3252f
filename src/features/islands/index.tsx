import {type ReactNode, useMemo} from 'react';
import {Island} from './Island';

/** The islands of a page: in the browser the places in its HTML come alive, with the providers of the site around them. */
export function Islands({frame}: {readonly frame: HTMLElement | null}): ReactNode {
  const places = useMemo(() => [...(frame?.querySelectorAll<HTMLElement>('[data-island]') ?? [])], [frame]);
  return frame && places.map((element, index) => <Island key={index} frame={frame} element={element} />);
}

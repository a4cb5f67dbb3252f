import {type ReactNode, Suspense, lazy, useState} from 'react';
import Translate from '@docusaurus/Translate';
import controls from '../controls.module.css';

/** Loads what a form needs once it is sent, or on demand. It follows the form, and doesn't delay it. */
export const loadParts = () => import(/* webpackChunkName: "later-parts" */ './parts');

interface Props {
  readonly children: (parts: Awaited<ReturnType<typeof loadParts>>) => ReactNode;
}

const load = () =>
  loadParts().then(
    (parts) => ({default: ({children}: Props) => children(parts)}),
    () => ({default: NotLoaded}),
  );

const NotLoaded = (): ReactNode => (
  <p role="alert" className={controls.problem}>
    <Translate>
      {"A part of the form couldn't be loaded. Check your network connection, then reload the page."}
    </Translate>
  </p>
);

/** Renders a part that is loaded when this is mounted: again each time, so that a failure isn't final. */
export function LaterParts(props: Props): ReactNode {
  const [Part] = useState(() => lazy(load));
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

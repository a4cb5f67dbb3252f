import {type ComponentType, type ReactNode, Suspense, lazy, useState} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly load: () => Promise<{readonly default: ComponentType}>;
}

/** A component that is loaded when this one is mounted: again each time, so that a failure isn't final. */
export function Loaded({load}: Props): ReactNode {
  const [Component] = useState(() => lazy(() => load().catch(() => ({default: NotLoaded}))));
  return (
    <Suspense fallback={<Loading />}>
      <Component />
    </Suspense>
  );
}

const NotLoaded = (): ReactNode => (
  <p role="alert">
    <Translate id="site.tool.notLoaded">
      {"This tool couldn't be loaded. Check your network connection, then close it and open it again."}
    </Translate>
  </p>
);

const Loading = (): ReactNode => (
  <p role="status">
    <Translate id="site.tool.loading">Loading…</Translate>
  </p>
);

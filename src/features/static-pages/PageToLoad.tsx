import {type ReactNode, useCallback, useEffect, useState} from 'react';
import Loading from '@theme/Loading';
import {loadContent} from './withPageLoader';

/** Shown for a page that the router could not load. Retries once, then on request. */
export function PageToLoad({
  pathname,
  onLoaded,
}: {
  readonly pathname: string;
  readonly onLoaded: () => void;
}): ReactNode {
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => void loadContent(pathname).then(onLoaded, setError), [pathname, onLoaded]);
  useEffect(load, [load]);
  const retry = (): void => {
    setError(undefined);
    load();
  };
  return <Loading error={error} retry={retry} pastDelay timedOut={false} isLoading={error === undefined} />;
}

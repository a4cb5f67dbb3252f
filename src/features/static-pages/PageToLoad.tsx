import {type ReactNode, useCallback, useEffect, useState} from 'react';
import Loading from '@theme/Loading';
import {loadPage} from './pageStore';

/** Stands where a page is that the router could not load; tries once more by itself, then when asked. */
export function PageToLoad({
  pathname,
  onLoaded,
}: {
  readonly pathname: string;
  readonly onLoaded: () => void;
}): ReactNode {
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => void loadPage(pathname).then(onLoaded, setError), [pathname, onLoaded]);
  useEffect(load, [load]);
  const retry = (): void => {
    setError(undefined);
    load();
  };
  return <Loading error={error} retry={retry} pastDelay timedOut={false} isLoading={error === undefined} />;
}

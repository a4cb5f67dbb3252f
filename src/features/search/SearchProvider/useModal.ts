import {type ComponentType, useCallback, useEffect, useState} from 'react';
import {trackingAllowed} from '@site/src/features/analytics';
import {useSiteSettings} from '@site/src/features/settings';
import {type Backend, hostedCredentials} from '../core/backend';
import type {SearchModalProps} from '../SearchModal';

interface Loaded {
  readonly Modal: ComponentType<SearchModalProps>;
  readonly backend: Backend;
}

type Settings = ReturnType<typeof useSiteSettings>;

/** The engine from the settings. The other one is not loaded. */
async function loadBackend(settings: Settings): Promise<Backend> {
  const credentials = hostedCredentials(settings);
  if (credentials) {
    const {hostedBackend} = await import(/* webpackChunkName: "search-hosted" */ '../hosted/hostedSearch');
    return hostedBackend(credentials, () => trackingAllowed(settings));
  }
  const {embeddedBackend} = await import(/* webpackChunkName: "search-embedded" */ '../embedded/embeddedSearch');
  return embeddedBackend();
}

async function load(settings: Settings): Promise<Loaded> {
  const [backend, {SearchModal}] = await Promise.all([
    loadBackend(settings),
    import(/* webpackChunkName: "search" */ '../SearchModal'),
  ]);
  return {Modal: SearchModal, backend};
}

let loading: Promise<Loaded> | undefined;

/** The code of the modal and its engine, which load when a visitor is about to use them. */
export function useModal() {
  const settings = useSiteSettings();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  /** Loads the modal once. After a failure, the next call tries again, and so does a network that is back. */
  const prepare = useCallback((): void => {
    loading ??= load(settings);
    loading.then(setLoaded, () => {
      loading = undefined;
      setFailed(true);
    });
  }, [settings]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', prepare);
    return () => window.removeEventListener('online', prepare);
  }, [hasFailed, prepare]);
  return {loaded, hasFailed: hasFailed && !loaded, prepare};
}

import type {ComponentType} from 'react';
import {trackingAllowed} from '@site/src/features/analytics';
import {type Backend, hostedCredentials} from '../core/backend';
import type {SearchModalProps} from '../SearchModal';

export interface Loaded {
  readonly Modal: ComponentType<SearchModalProps>;
  readonly backend: Backend;
}

type Settings = Parameters<typeof hostedCredentials>[0] & Parameters<typeof trackingAllowed>[0];

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

/** Loads the modal and its engine once. After a failure the next call tries again. */
export function loadModal(settings: Settings): Promise<Loaded> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

import {useCallback, useState} from 'react';
import {useSiteSettings} from '@site/src/features/settings';
import {type Loaded, loadModal} from './loadModal';

interface Modal {
  readonly loaded?: Loaded;
  readonly hasFailed: boolean;
  readonly prepare: () => void;
}

/** The code of the modal, which loads when a visitor is about to use it. */
export function useModal(): Modal {
  const settings = useSiteSettings();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback((): void => {
    loadModal(settings).then(
      (modal) => {
        setLoaded(modal);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [settings]);
  return {...(loaded && {loaded}), hasFailed: hasFailed && !loaded, prepare};
}

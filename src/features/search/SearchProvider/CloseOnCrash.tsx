import {useEffect} from 'react';

/** Fallback of a crashed modal: closes it, so that the page still works and the next opening tries again. */
export function CloseOnCrash({onClose}: {readonly onClose: () => void}): null {
  useEffect(onClose, [onClose]);
  return null;
}

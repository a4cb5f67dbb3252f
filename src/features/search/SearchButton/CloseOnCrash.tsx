import {useEffect} from 'react';

/** Stands where the modal has crashed, and closes it: the page around it stays, and the next opening is a new try. */
export function CloseOnCrash({onClose}: {readonly onClose: () => void}): null {
  useEffect(onClose, [onClose]);
  return null;
}

import {onSignal, signal} from '../storage';
import {fingerprint} from './fingerprint';

/** The signal to other tabs that a key or login has ended, with its fingerprint. */
const ENDED = 'devdocs.secret-ended';

/** Says that a key or token is no longer used, because duplicates of this tab have copies of it. */
export const signalEnd = (secret: string): void => signal(ENDED, fingerprint(secret));

/** Calls back when another tab ends the key or token that this tab has. */
export function onEndElsewhere(secretHere: () => string | null, ended: () => void): void {
  onSignal(ENDED, (print) => {
    const secret = secretHere();
    if (secret !== null && print === fingerprint(secret)) ended();
  });
}

import {endsWell} from '../node/lifetime';

/** Waits for a signal that ends the command. */
export function serving(): Promise<never> {
  endsWell();
  return new Promise<never>(() => undefined);
}

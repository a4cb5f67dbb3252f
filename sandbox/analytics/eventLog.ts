import type {WireEvent} from './readEvents';

/** An event with its write key. */
export interface Received {
  readonly at: string;
  readonly writeKey: string;
  readonly event: WireEvent;
}

type Listener = (received: Received) => void;

/** How many events the log keeps. */
const KEPT = 2000;

/** The latest events of all write keys. */
export class EventLog {
  #events: readonly Received[] = [];
  readonly #listeners = new Set<Listener>();

  add(writeKey: string, events: readonly WireEvent[]): void {
    const at = new Date().toISOString();
    for (const event of events) {
      const received = {at, writeKey, event};
      this.#events = [...this.#events.slice(1 - KEPT), received];
      for (const listener of this.#listeners) listener(received);
    }
  }

  /** All, or those of one write key. Oldest first. */
  list(writeKey?: string): readonly Received[] {
    return writeKey === undefined ? this.#events : this.#events.filter((one) => one.writeKey === writeKey);
  }

  /** Returns a function that removes the listener. */
  onEvent(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

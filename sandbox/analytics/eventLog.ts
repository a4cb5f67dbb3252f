import type {WireEvent} from './readEvents';

/** An event with its write key. */
export interface Received {
  readonly at: string;
  readonly writeKey: string;
  readonly event: WireEvent;
}

/** How many events the log keeps. */
const KEPT = 2000;

/** The latest events of all write keys. */
export class EventLog {
  #events: readonly Received[] = [];

  add(writeKey: string, events: readonly WireEvent[]): void {
    const at = new Date().toISOString();
    for (const event of events) this.#events = [...this.#events.slice(1 - KEPT), {at, writeKey, event}];
  }

  /** All, or those of one write key. Oldest first. */
  list(writeKey?: string): readonly Received[] {
    return writeKey === undefined ? this.#events : this.#events.filter((one) => one.writeKey === writeKey);
  }
}
